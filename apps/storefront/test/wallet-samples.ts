import { hourMs } from '@plaza/values'
import { cast } from '@plaza/cast'
import type { AnswerOf, Line, Recharge, Transfer, Withdrawal, checkWithdrawal, getWallets, listRecharges } from '@plaza/contract'

/** Time a number of hours from now; negative for the past. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

export const wallets: AnswerOf<typeof getWallets> = cast.wallets.map((wallet) => ({ ...wallet, qr: wallet.address }))
export const transactionId = '9f3c'.padEnd(60, '0') + 'e81a'

/** Fixture: a recharge in USDT that the user claims to have sent. */
export const recharge = (more: Partial<Recharge> = {}): Recharge => ({
  id: '7',
  state: 'submitted',
  payment_method: 'wallet',
  wallet: { code: 'USDT-TRC20', name: 'USDT (TRC-20)', asset: 'USDT', network: 'TRON' },
  charged_amount: '300.000417',
  charged_asset: 'USDT',
  expected_amount: '300.00',
  actual_amount: null,
  transaction_id: transactionId,
  certificate: [],
  message: null,
  remark: '',
  date: inHours(-1),
  decide_by: inHours(23),
  late: false,
  check: { state: 'not_checked', confirmations: 0, needed: 20, checked_at: null },
  steps: [{ state: 'submitted', at: inHours(-1), message: null }],
  redirect_url: null,
  ...more,
})

export const rechargesOf = (list: Recharge[], more: Partial<AnswerOf<typeof listRecharges>> = {}): AnswerOf<typeof listRecharges> => ({
  list,
  next_cursor: null,
  left_today: 5,
  next_at: null,
  channels: ['wallet'],
  ...more,
})

export const line = (more: Partial<Line> = {}): Line => ({
  id: '70-1',
  date: inHours(-2),
  direction: 'expense',
  kind: 'order_paid',
  amount: '48.00',
  balance_after: '1284.50',
  reference: 'order:87',
  remark: 'Ridgeline Outdoor',
  ...more,
})

export const linesOf = (list: Line[], more: { next_cursor?: string | null; csv?: string | null } = {}) => ({
  list,
  next_cursor: null,
  csv: null,
  ...more,
})

export const withdrawal = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '9',
  state: 'submitted',
  account: 'customer',
  amount: '120.00',
  fee: '1.00',
  arrives: '119.00',
  destination: { kind: 'bank', name: 'Bank of Siam', masked: '•••• 4417' },
  reference: null,
  reason: null,
  asked_at: inHours(-3),
  decide_by: inHours(21),
  pay_by: inHours(69),
  late: false,
  can_cancel: true,
  steps: [{ state: 'submitted', at: inHours(-3), message: null }],
  ...more,
})

type Check = AnswerOf<typeof checkWithdrawal>
export const check = (more: Partial<Check> = {}): Check => ({
  available: '1284.50',
  min: '10.00',
  max: '10000.00',
  left_today: 3,
  destinations: [
    { code: 'bank', kind: 'bank', name: 'Bank of Siam', masked: '•••• 4417', usable_from: inHours(-48) },
    { code: 'USDT-TRC20', kind: 'wallet', name: 'USDT (TRC-20)', masked: 'TXk9…8fQ2', usable_from: inHours(-48) },
  ],
  amount: null,
  fee: null,
  arrives: null,
  decide_by: inHours(24),
  pay_by: inHours(72),
  two_people: false,
  blocked: [],
  ...more,
})

export const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  id: '4',
  state: 'held',
  shop: { id: '12', name: 'Studio North' },
  amount: '50.00',
  remark: '',
  made_at: inHours(-1),
  held_until: inHours(23),
  own: false,
  ...more,
})

/** Matches an accessible name that contains all parts, even if a sum is split for display. */
export const nameContaining =
  (...parts: readonly string[]) =>
  (name: string): boolean =>
    parts.every((part) => name.replaceAll(/\s/g, '').includes(part.replaceAll(/\s/g, '')))
