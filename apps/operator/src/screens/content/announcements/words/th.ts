import type { AnnouncementWords } from './en.ts'

export const th: AnnouncementWords = {
  title: 'ประกาศ',
  text: 'ข้อความเหนือทุกหน้าของห้างตามเวลา',
  add: 'เขียนประกาศ',
  none: 'ไม่มีประกาศ',
  headline: 'หัวข้อ',
  body: 'ข้อความ',
  serious: 'สำคัญ: แสดงให้เด่น',
}
