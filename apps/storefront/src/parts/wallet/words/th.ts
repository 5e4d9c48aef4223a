import type { BalanceWords } from './en.ts'

export const th: BalanceWords = {
  wallet: 'กระเป๋าเงิน',
  available: 'ยอดที่ใช้ได้',
  nothingFrozen: 'ไม่มียอดที่ถูกพักไว้',
  frozen: (sum) => `พักไว้ ${sum}`,
  holds: (n) => `${n} รายการ`,
  why: { withdrawal: 'คำขอถอนกำลังตรวจสอบ', transfer: 'การโอนที่ยังเรียกคืนได้' },
  whyUntil: (why, day) => `${why} ถึง ${day}`,
  recharge: 'เติมเงิน',
  withdraw: 'ถอนเงิน',
  transfer: 'โอน',
}
