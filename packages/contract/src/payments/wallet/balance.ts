import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Price, Time, int, oneOf, optional, page, paging, withDefault } from '../../fields.ts'

export const lineKinds = [
  'recharge',
  'order_paid',
  'order_refunded',
  'order_completed',
  'refund',
  'withdrawal_asked',
  'withdrawal_paid',
  'withdrawal_returned',
  'transfer',
  'transfer_asked',
  'transfer_made',
  'transfer_returned',
  'reward',
  'adjustment',
  'cash_commission',
  'cash_remitted',
  'cash_advance',
  'debt_paid',
  'demo',
] as const

/** Frozen money: the rule that froze it, the amount, the end, and where the user can object. */
export const Hold = z.object({
  /** The withdrawal or transfer that froze the money: `withdraw:7`, `transfer:7`. */
  reference: z.string(),
  rule: z.enum(['withdrawal', 'transfer']),
  amount: Price,
  ends_at: Time,
  objection: z.enum(['cancel', 'support']),
})
export type Hold = z.infer<typeof Hold>

export const Balance = z.object({
  balance: Price,
  frozen: Price,
  /** The wallet's currency, which is the base currency. */
  currency: z.string(),
  holds: z.array(Hold),
  merchant: z.nullable(z.object({ shop_id: z.string(), shop_name: z.string(), balance: Price, frozen: Price, pending: Price })),
  /** The available balance after each change in the requested days, oldest first. The first entry is the balance at the start of the first day. */
  /**
   * `changes` is the number of lines that led to this balance; `kind` is their kind, or null if they differ. More than one line shares a point only
   * if the account has more lines than the chart has points.
   */
  history: z.array(z.object({ at: Time, balance: Price, kind: z.nullable(z.string()), changes: z.number() })),
  /** Income and expense of each of the last six months, the oldest first. */
  months: z.array(z.object({ month: z.string(), income: Price, expense: Price })),
})
export type Balance = z.infer<typeof Balance>

export const showBalance = call({
  method: 'GET',
  path: '/customer/info/get_user_balance',
  who: 'customer',
  summary: 'Get the available and frozen balance, with the reasons and its history',
  input: z.object({ days: withDefault(int(1, 366), 30) }),
  answer: Balance,
})

export const Line = z.object({
  id: z.string(),
  date: Time,
  direction: z.enum(['income', 'expense']),
  kind: z.enum(lineKinds),
  amount: Price,
  balance_after: Price,
  /** The record that caused this balance line: `recharge:7`, `withdraw:7`, `order:7`. */
  reference: z.string(),
  remark: z.string(),
})
export type Line = z.infer<typeof Line>

export const listTransactions = call({
  method: 'GET',
  path: '/customer/info/transaction_details',
  who: 'customer',
  summary: 'List every line of the wallet, newest first. format=csv answers a table',
  input: z.object({
    direction: optional(oneOf(['income', 'expense'])),
    kind: optional(oneOf(lineKinds)),
    /** First day as `2026-11-22`, and last day in `to`, both included. `offset` is the user's time zone, in minutes east of UTC. */
    from: optional(z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'day'))),
    to: optional(z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'day'))),
    offset: withDefault(int(-840, 840), 0),
    format: optional(oneOf(['csv'])),
    ...paging,
  }),
  answer: z.extend(page(Line), { csv: z.nullable(z.string()) }),
  refusals: { no_such_day: 1000008, cursor_stale: 1000008 },
})
