import type { OpenPaymentWords } from './en.ts'

export const th: OpenPaymentWords = {
  label: 'คำสั่งซื้อที่รอชำระเงิน',
  waits: 'มีคำสั่งซื้อรอชำระเงิน',
  checking: 'กำลังตรวจสอบการชำระเงิน',
  left: (clock) => `เหลือ ${clock}`,
  pay: 'ชำระ',
  look: 'ดู',
  kept: 'รายการที่คุณกำลังซื้อยังอยู่เหมือนเดิม เมื่อเงินในวอลเล็ตพอแล้วให้กลับไปชำระ',
  back: 'กลับไปชำระเงิน',
}
