import type { PictureWords } from './en.ts'

export const th: PictureWords = {
  label: 'รูป',
  choose: 'เลือกรูป',
  other: 'เลือกรูปอื่น',
  remove: 'เอาออก',
  first: 'ย้ายมาแรกสุด',
  hint: 'JPEG, PNG หรือ WebP ไม่เกิน 10 MB',
}
