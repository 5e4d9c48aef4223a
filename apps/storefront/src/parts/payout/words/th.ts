import type { PayoutWords } from './en.ts'

export const th: PayoutWords = {
  paymentText: 'ปลายทางรับเงินที่ถอน การแก้ไขต้องใช้รหัส และจะพักการถอน 24 ชั่วโมง',
  paymentPaused: (when) => `พักการถอนเงินจนถึง ${when}`,
  wallets: 'ที่อยู่กระเป๋าเงิน',
  bank: 'บัญชีธนาคาร',
  bankName: 'ชื่อธนาคาร',
  accountName: 'ชื่อบัญชี',
  accountNumber: 'เลขที่บัญชี',
  routingNumber: 'รหัสธนาคาร',
  now: (masked) => `ปัจจุบัน: ${masked}`,
  remove: 'ลบ',
  removing: 'จะถูกลบเมื่อบันทึก',
  keepIt: 'เก็บไว้',
  walletWrong: 'ไม่ใช่ที่อยู่กระเป๋าเงินที่ถูกต้อง',
  numberWrong: 'ใช้ได้เฉพาะตัวอักษร ตัวเลข เว้นวรรค และขีด',
  nothingTyped: 'ยังไม่มีการเปลี่ยนแปลง',
  codeBy: 'ส่งรหัสทาง',
  byEmail: 'อีเมล',
  bySms: 'SMS',
  savePayment: 'บันทึกการรับเงิน',
  paymentSaved: 'แก้ไขการรับเงินแล้ว',
}
