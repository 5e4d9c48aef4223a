import type { AffiliateWords } from './en.ts'

export const th: AffiliateWords = {
  title: 'พันธมิตร',
  terms: (rate, most) => `คุณได้ ${rate}% ของคำสั่งซื้อแรกที่เสร็จสมบูรณ์ของทุกคนที่สมัครผ่านลิงก์เหล่านี้ สูงสุดคนละ ${most}`,
  sums: (clicks, orders, commission) => `คลิก ${clicks} ครั้ง คำสั่งซื้อ ${orders} รายการ ได้รับ ${commission}`,
  one: (name) => `ลิงก์ของ ${name}`,
  columns: { product: 'สินค้า', link: 'ลิงก์', clicks: 'คลิก', orders: 'คำสั่งซื้อ', commission: 'ค่าคอมมิชชัน' },
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกแล้ว',
  copyFailed: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก',
  empty: 'ยังไม่มีลิงก์',
  emptyText: 'สินค้าที่ขายอยู่ทุกชิ้นมีลิงก์ของตัวเอง',
}
