import type { StockWords } from './en.ts'

export const th: StockWords = {
  title: 'สต็อก',
  views: { all: 'ทั้งหมด', low: 'ใกล้หมด' },
  columns: { product: 'สินค้า', left: 'ขายได้', onHand: 'มีอยู่', reserved: 'กันไว้ให้คำสั่งซื้อ', sold: 'ขายแล้ว', state: 'สถานะ' },
  low: 'ใกล้หมด',
  out: 'ขายหมด',
  enough: 'เพียงพอ',
  offSale: 'ไม่ได้วางขาย',
  search: 'ค้นหาด้วยชื่อหรือหมายเลขสินค้า',
  empty: 'ยังไม่มีสินค้า',
  emptyText: 'จำนวนสินค้าที่คุณขายจะแสดงที่นี่ แยกตามตัวเลือก',
  intakes: 'คำขอนำสินค้าเข้า',
  bringIn: 'ขอนำสินค้าเข้า',
  movements: 'ความเคลื่อนไหว',
  movement: { when: 'เมื่อ', what: 'รายการ', change: 'จำนวนที่มี', pieces: 'ชิ้น', from: 'จาก' },
  kinds: { received: 'รับเข้า', reserved: 'กันไว้', released: 'คืนสู่สต็อกขาย', sold: 'ขาย', returned: 'รับคืน', counted: 'นับสต็อก' },
  noMovements: 'ยังไม่มีความเคลื่อนไหว',
  noMovementsText: 'การเปลี่ยนแปลงจะแสดงที่นี่เมื่อสินค้าเข้า ขาย หรือถูกแก้ไข',
  intake: (id) => `คำขอนำสินค้าเข้า ${id}`,
}
