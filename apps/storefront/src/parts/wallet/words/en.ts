import { plural } from '@plaza/web/words'

export const en = {
  wallet: 'Wallet',
  available: 'Available',
  nothingFrozen: 'Nothing frozen',
  frozen: (sum: string) => `${sum} frozen`,
  holds: (n: number) => plural('en', n, { one: '# hold', other: '# holds' }),
  why: { withdrawal: 'withdrawal under review', transfer: 'transfer you can still cancel' },
  whyUntil: (why: string, day: string) => `${why}, until ${day}`,
  recharge: 'Top up',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
}

export type BalanceWords = typeof en
