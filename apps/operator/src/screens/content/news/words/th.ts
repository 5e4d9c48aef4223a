import type { NewsWords } from './en.ts'

export const th: NewsWords = {
  title: 'ข่าว',
  text: 'คู่มือ ประกาศ และเรื่องราวในหน้าข่าว',
  add: 'เขียนข่าว',
  none: 'ยังไม่มีข่าว',
  kind: 'ประเภท',
  date: 'วันที่',
  headline: 'หัวข้อ',
  excerpt: 'เนื้อหาย่อ',
  body: 'เนื้อหา',
  kinds: {
    guide: 'คู่มือ',
    announcement: 'ประกาศ',
    story: 'เรื่องราว',
  },
}
