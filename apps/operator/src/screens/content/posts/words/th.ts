import type { PostWords } from './en.ts'

export const th: PostWords = {
  title: 'บทความ',
  text: 'สิ่งที่อยู่ในบล็อกของห้าง',
  add: 'เขียนบทความ',
  none: 'ยังไม่มีบทความ',
  products: 'หมายเลขสินค้า คั่นด้วยจุลภาค',
  date: 'วันที่',
  headline: 'หัวข้อ',
  excerpt: 'เนื้อหาย่อ',
  body: 'เนื้อหา',
}
