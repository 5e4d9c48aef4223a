import type { PictureWords } from './en.ts'

export const th: PictureWords = {
  add: 'เพิ่มรูปภาพ',
  addMore: 'เพิ่มอีกรูป',
  hint: (most) => `ไม่เกิน ${most} รูป: JPEG, PNG หรือ WebP รูปละไม่เกิน 10 MB`,
  picture: (n) => `รูปที่ ${n}`,
  pictureFailed: 'ยังเปิดรูปนี้ไม่ได้ในตอนนี้',
  sending: (percent) => `กำลังส่ง ${percent}%`,
  sent: 'ส่งแล้ว',
  replace: 'เปลี่ยน',
  replaceOf: (n) => `เปลี่ยนรูปที่ ${n}`,
  remove: 'ลบ',
  removeOf: (n) => `ลบรูปที่ ${n}`,
  again: 'ส่งอีกครั้ง',
  againOf: (n) => `ส่งรูปที่ ${n} อีกครั้ง`,
  notPicture: 'ไฟล์นี้ไม่ใช่รูปภาพ JPEG, PNG หรือ WebP',
  tooLarge: 'รูปนี้ใหญ่เกิน 10 MB',
  tooMany: (most) => `ไม่เกิน ${most} รูป`,
}
