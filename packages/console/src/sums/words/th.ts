import type { SumWords } from './en.ts'

export const th: SumWords = {
  total: 'ยอดคำสั่งซื้อ',
  items: 'สินค้า',
  shop_discount: 'ส่วนลดจากร้าน',
  mall_discount: 'ส่วนลดจากห้าง',
  delivery: 'ค่าจัดส่ง',
  delivery_discount: 'ส่วนลดค่าจัดส่ง',
  tax: 'ภาษี',
  taxIncluded: 'ภาษี รวมอยู่แล้ว',
  pays: 'ลูกค้าจ่าย',
  mallPays: 'ห้างจ่ายเพิ่ม',
  discount: 'ส่วนลด',
  full: 'คืนเงินเต็มจำนวน',
}
