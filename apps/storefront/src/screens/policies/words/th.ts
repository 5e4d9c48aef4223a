import type { PolicyWords } from './en.ts'

export const th: PolicyWords = {
  all: 'นโยบายทั้งหมด',
  names: {
    terms: 'ข้อกำหนดและเงื่อนไข',
    return: 'นโยบายการคืนสินค้า',
    privacy: 'นโยบายความเป็นส่วนตัว',
    user: 'ข้อตกลงผู้ใช้',
    support: 'ช่วยเหลือ',
    about_us: 'เกี่ยวกับเรา',
  },
  version: (version, since) => `ฉบับที่ ${version} มีผลตั้งแต่ ${since}`,
  past: (since) => `นี่คือฉบับก่อนหน้า ฉบับใหม่มีผลตั้งแต่ ${since}`,
  toNewest: 'อ่านฉบับที่มีผลอยู่',
  compare: 'เทียบกับฉบับที่มีผลอยู่',
  differs: 'สิ่งที่ต่างไปในตอนนี้',
  noDifference: 'ทั้งสองฉบับเหมือนกัน',
  went: 'ตัดออก:',
  came: 'เพิ่มใหม่:',
  figures: 'ข้อความเป็นของเวลานั้น ส่วนตัวเลขในข้อความเป็นของวันนี้',
  changed: 'สิ่งที่เปลี่ยน',
  contents: 'สารบัญ',
  versions: 'ฉบับต่าง ๆ',
  document: 'เอกสาร Word',
  print: 'พิมพ์',
  ownData: 'ข้อมูลและบัญชีของฉัน',
  notWritten: 'หน้านี้ยังไม่ได้เขียน สอบถามฝ่ายบริการลูกค้าได้',
}
