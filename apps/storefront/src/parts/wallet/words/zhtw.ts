import type { BalanceWords } from './en.ts'

export const zhtw: BalanceWords = {
  wallet: '錢包',
  available: '可用餘額',
  nothingFrozen: '沒有凍結金額',
  frozen: (sum) => `已凍結 ${sum}`,
  holds: (n) => `${n} 筆凍結`,
  why: { withdrawal: '提領審核中', transfer: '可撤回的轉帳' },
  whyUntil: (why, day) => `${why}，至 ${day}`,
  recharge: '儲值',
  withdraw: '提領',
  transfer: '轉帳',
}
