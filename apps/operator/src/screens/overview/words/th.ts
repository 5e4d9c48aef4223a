import type { OverviewWords } from './en.ts'

export const th: OverviewWords = {
  title: 'ภาพรวม',
  text: 'วันนี้เทียบกับวันเดียวกันของสัปดาห์ก่อนถึงเวลาเดียวกัน (UTC)',
  orders: 'คำสั่งซื้อ',
  sales: 'ยอดขาย',
  people: 'ผู้ใช้ใหม่',
  shops: 'ร้านใหม่',
  recharges: 'เติมเงินเข้า',
  withdrawals: 'ถอนเงินออก',
  lastWeek: 'สัปดาห์ก่อน',
  agree: 'บัญชีตรงกัน',
  disagree: 'บัญชีไม่ตรงกัน',
  toChecks: 'ดูการตรวจสอบ',
}
