import type { BalanceWords } from './en.ts'

export const jp: BalanceWords = {
  wallet: 'ウォレット',
  available: '利用できる残高',
  nothingFrozen: '保留中の金額はありません',
  frozen: (sum) => `${sum} 保留中`,
  holds: (n) => `${n}件の保留`,
  why: { withdrawal: '出金の審査中', transfer: '取り消せる送金' },
  whyUntil: (why, day) => `${why}、${day}まで`,
  recharge: 'チャージ',
  withdraw: '出金',
  transfer: '送金',
}
