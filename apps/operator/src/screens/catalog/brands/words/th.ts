import type { BrandWords } from './en.ts'

export const th: BrandWords = {
  title: 'แบรนด์',
  text: 'แบรนด์ของสินค้า แบรนด์ที่ยังมีสินค้าอยู่ลบไม่ได้',
  add: 'เพิ่มแบรนด์',
  search: 'ค้นหาตามชื่อ',
  none: 'ยังไม่มีแบรนด์',
  name: 'ชื่อ',
  products: 'สินค้า',
  words: 'ภาษาที่ขาด',
  description: 'คำอธิบาย',
  picture: 'รูป',
  save: 'บันทึก',
  saved: 'ลูกค้าเห็นแล้ว',
  remove: 'ลบ',
  removed: 'ลบแล้ว กู้คืนได้จากประวัติ',
  inUse: 'ยังมีสินค้า',
}
