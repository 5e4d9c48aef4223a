import type { BalanceWords } from './en.ts'

export const zh: BalanceWords = {
  wallet: '钱包',
  available: '可用余额',
  nothingFrozen: '没有冻结金额',
  frozen: (sum) => `已冻结 ${sum}`,
  holds: (n) => `${n} 笔冻结`,
  why: { withdrawal: '提现审核中', transfer: '可撤回的转账' },
  whyUntil: (why, day) => `${why}，至 ${day}`,
  recharge: '充值',
  withdraw: '提现',
  transfer: '转账',
}
