import type { OrderWords } from './en.ts'

export const th: OrderWords = {
  title: 'คำสั่งซื้อ',
  order: (number) => `คำสั่งซื้อ ${number}`,
  tabs: { all: 'ทั้งหมด', unpaid: 'ยังไม่ชำระ', to_accept: 'รอรับ', to_ship: 'รอจัดส่ง', shipped: 'จัดส่งแล้ว', done: 'เสร็จสิ้น', cancelled: 'ยกเลิก' },
  columns: {
    number: 'คำสั่งซื้อ',
    customer: 'ลูกค้า',
    pieces: 'ชิ้น',
    total: 'ยอดเงิน',
    status: 'สถานะ',
    next: 'ขั้นต่อไป',
    placed: 'วันที่สั่ง',
    payment: 'การชำระเงิน',
    way: 'การจัดส่ง',
  },
  from: 'ตั้งแต่',
  to: 'ถึง',
  search: 'ค้นหาด้วยเลขคำสั่งซื้อ สินค้า หรือชื่อ',
  by: (day) => `ภายใน ${day}`,
  refundsOpen: (n) => `คำขอคืนเงิน ${n} รายการ`,
  empty: 'ไม่มีคำสั่งซื้อที่นี่',
  emptyText: 'จะแสดงที่นี่ทันทีเมื่อมีคนซื้อ',
}
