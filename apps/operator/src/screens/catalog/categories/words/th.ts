import type { CategoryWords } from './en.ts'

export const th: CategoryWords = {
  title: 'หมวดหมู่',
  text: 'จัดเรียงด้วยการลาก ปุ่ม หรือปุ่มลูกศร หมวดที่มีสิ่งใดอยู่จะลบไม่ได้',
  add: 'เพิ่มหมวดหมู่',
  addBelow: 'เพิ่มด้านล่าง',
  change: 'แก้ไข',
  up: 'เลื่อนขึ้น',
  down: 'เลื่อนลง',
  name: 'ชื่อ',
  save: 'บันทึก',
  saved: 'ผู้ซื้อเห็นแล้ว',
  remove: 'ลบ',
  removed: 'ลบแล้ว',
  inUse: 'ยังมีสิ่งที่อยู่ในหมวดนี้',
  missing: 'ชื่อที่ยังขาด',
  none: 'ยังไม่มีหมวดหมู่',
  products: 'สินค้า',
}
