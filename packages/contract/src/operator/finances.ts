import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Price, Time, line, oneOf, optional, page, paging } from '../fields.ts'
import { AccountOwner } from '../account-owner.ts'
import { lineKinds } from '../payments/wallet/balance.ts'

export const accountKinds = [
  'customer.available',
  'customer.frozen',
  'order.escrow',
  'shop.available',
  'shop.frozen',
  'cash',
  'commission',
  'promotions',
  'fees',
  'suspense',
  'shop.receivable',
] as const

const Address = z.string().check(z.regex(/^[a-z]+(\.[a-z]+)?(\/[a-z0-9-]{1,60})?$/, 'address'))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))

export const LedgerLine = z.object({
  id: z.string(),
  at: Time,
  kind: z.string(),
  reference: z.string(),
  /** Number of the order that the reference names. */
  order_no: z.nullable(z.string()),
  actor: z.string(),
  from: z.string(),
  to: z.string(),
  from_owner: AccountOwner,
  to_owner: AccountOwner,
  amount: Price,
  remark: z.string(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const LedgerAccount = z.object({ address: z.string(), kind: z.enum(accountKinds), owner: AccountOwner, balance: Price })
export type LedgerAccount = z.infer<typeof LedgerAccount>

const Sums = z.array(z.object({ account: z.string(), amount: Price }))

const denied = { not_allowed: 3000001 } as const

export const listLedgerLines = call({
  method: 'GET',
  path: '/operator/ledger',
  who: 'operator',
  summary: 'List movements, newest first, by account, kind, reference or order number, and days. format=csv answers a table',
  input: z.object({
    account: optional(Address),
    kind: optional(oneOf(lineKinds)),
    reference: optional(line(80)),
    from: optional(day),
    to: optional(day),
    format: optional(oneOf(['csv'])),
    ...paging,
  }),
  answer: z.extend(page(LedgerLine), { csv: z.nullable(z.string()) }),
  refusals: { ...denied, cursor_stale: 1000008, no_such_day: 1000008 },
})

export const listLedgerAccounts = call({
  method: 'GET',
  path: '/operator/accounts',
  who: 'operator',
  summary: 'List accounts with their balances, or one account by `address`',
  input: z.object({ kind: optional(oneOf(accountKinds)), address: optional(Address), ...paging }),
  answer: page(LedgerAccount),
  refusals: { ...denied, cursor_stale: 1000008 },
})

/** Returns the balance sheet. The sum of all accounts is zero: assets equal liabilities plus the mall's own money, to the cent. */
export const showBalanceSheet = call({
  method: 'GET',
  path: '/operator/balance_sheet',
  who: 'operator',
  summary: 'Get assets beside debts, and the shops that owe cash',
  answer: z.object({
    assets: Sums,
    liabilities: Sums,
    own: Sums,
    totals: z.object({ assets: Price, liabilities: Price, own: Price, difference: Price }),
    /** Shops' debts, the largest first. */
    receivables: z.array(z.object({ shop: z.object({ id: z.string(), name: z.string() }), owed: Price })),
    closed_up_to: z.nullable(z.string()),
  }),
  refusals: denied,
})

export const listDayClosings = call({
  method: 'GET',
  path: '/operator/closings',
  who: 'operator',
  summary: 'List closed days, newest first, with what came to and left each kind of account',
  input: z.object({ ...paging }),
  answer: page(
    z.object({
      day: z.string(),
      closed_at: Time,
      moves: z.number(),
      flows: z.array(z.object({ account: z.string(), came: Price, went: Price })),
    }),
  ),
  refusals: { ...denied, cursor_stale: 1000008 },
})

/** Columns of each daily report, in this order. Days are UTC, and sums are in the base currency. */
export const reportColumns = {
  sales: ['day', 'placed', 'paid', 'sum'],
  refunds: ['day', 'asked', 'refunded', 'sum'],
  balances: ['day', 'assets', 'liabilities', 'own', 'difference'],
  promises: ['day', 'kind', 'decided', 'kept', 'promised_minutes', 'median_minutes'],
  checks: ['day', 'runs', 'red', 'difference'],
} as const
export const reports = ['sales', 'refunds', 'balances', 'promises', 'checks'] as const satisfies readonly (keyof typeof reportColumns)[]
export type Report = (typeof reports)[number]
export type ReportColumn = (typeof reportColumns)[Report][number]

export const showReport = call({
  method: 'GET',
  path: '/operator/reports',
  who: 'operator',
  summary: 'Get figures by day, newest first, also as a table. The last 28 days by default, at most 366',
  input: z.object({ report: oneOf(reports), from: optional(day), to: optional(day) }),
  answer: z.object({
    report: z.enum(reports),
    from: z.string(),
    to: z.string(),
    /** One row of cells for each day with activity, in the order of `reportColumns`. */
    list: z.array(z.array(z.string())),
    csv: z.string(),
  }),
  refusals: { not_allowed: 3000001, no_such_day: 1000008, too_many_days: 1000008 },
})
