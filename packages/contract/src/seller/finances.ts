import * as z from 'zod/mini'
import { call } from '../call.ts'
import { IdempotencyKey, Id, Price, Secret, SixDigits, Sum, Time, oneOf, optional, page, paging, text } from '../fields.ts'
import { Hold, Line, lineKinds } from '../payments/wallet/balance.ts'
import { checkWithdrawal, Withdrawal, withdrawalStates } from '../payments/wallet/withdrawals.ts'
import { CodeSent } from '../identity/accounts/sign-in.ts'

const notAllowed = { not_allowed: 3000001 } as const
const File = z.object({ name: z.string(), type: z.string(), base64: z.string() })

/** Money in escrow for unfinished orders. `net` is the shop's share of it as of now. */
const Pending = z.object({ amount: Price, net: Price, orders: z.number() })
export const ShopBalance = z.object({
  currency: z.string(),
  available: Price,
  frozen: Price,
  /** The shop's debt to the mall, such as the commission on cash that it received. */
  owed: Price,
  holds: z.array(Hold),
  pending: z.extend(Pending, {
    /** Amounts by payout day, provided that no buyer requests a refund before that day. */
    days: z.array(z.extend(Pending, { day: z.string() })),
    /** Amounts of orders whose payout day is not fixed yet, by stage. */
    undated: z.array(z.extend(Pending, { stage: z.enum(['to_ship', 'on_the_way', 'asked_back']) })),
  }),
})
export type ShopBalance = z.infer<typeof ShopBalance>

export const showShopBalance = call({
  method: 'GET',
  path: '/seller/balance',
  who: 'seller',
  summary: 'Get the shop’s balance, its holds, and what comes on which day',
  answer: ShopBalance,
  refusals: notAllowed,
})

export const listShopLedger = call({
  method: 'GET',
  path: '/seller/ledger',
  who: 'seller',
  summary: 'List every line of the shop’s balance, newest first. format=csv answers a table',
  input: z.object({ kind: optional(oneOf(lineKinds)), format: optional(oneOf(['csv'])), ...paging }),
  answer: z.extend(page(Line), { csv: z.nullable(z.string()) }),
  refusals: { ...notAllowed, cursor_stale: 1000008 },
})

const Sums = z.object({
  /** Goods, delivery and added tax, before any coupon. */
  gross: Price,
  shop_coupons: Price,
  /** Discounts by the mall's coupons. The mall pays them, so they do not reduce the shop's earnings. */
  mall_coupons: Price,
  /** Tax that `gross` includes. */
  tax: Price,
  refunds: Price,
  commission: Price,
  /** Gross minus the shop's coupons, refunds and commission. */
  net: Price,
  /** Part of `net` that the shop has already received from buyers in cash. It is negative. */
  cash: Price,
})
export const StatementLine = z.extend(Sums, {
  id: z.string(),
  at: Time,
  /** `sale` is a settled order, `refund` a later refund. The other kinds are other balance changes. */
  kind: z.enum(['sale', 'refund', ...lineKinds.filter((kind) => kind !== 'refund')] as ['sale', 'refund', ...string[]]),
  order_id: z.nullable(z.string()),
  order_no: z.nullable(z.string()),
  commission_rate: z.nullable(z.string()),
  remark: z.string(),
})
export type StatementLine = z.infer<typeof StatementLine>
export const ShopStatement = z.object({
  month: z.string(),
  shop: z.object({ name: z.string() }),
  currency: z.string(),
  /** True once the month is over, so that its figures no longer change. */
  final: z.boolean(),
  /** The shop's balance at the start of the month, including frozen money, minus its debt. `closing` is the same at the end. */
  opening: Price,
  closing: Price,
  orders: z.number(),
  sums: Sums,
  /** Totals of other balance changes, by kind: paid withdrawals, transfers, adjustments. */
  other: z.array(z.object({ kind: z.string(), amount: Price })),
  list: z.array(StatementLine),
  next_cursor: z.nullable(z.string()),
  file: z.nullable(File),
})
export type ShopStatement = z.infer<typeof ShopStatement>

export const showShopStatement = call({
  method: 'GET',
  path: '/seller/statement',
  who: 'seller',
  summary: 'Get a month of the shop, order by order, with the sums of the books. format=csv and format=pdf answer a file',
  input: z.object({
    /** The month in UTC, as `2026-11`. */
    month: text(7).check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, 'month')),
    format: optional(oneOf(['csv', 'pdf'])),
    ...paging,
  }),
  answer: ShopStatement,
  refusals: { ...notAllowed, cursor_stale: 1000008, too_long: 3000006 },
})

export const simulateSale = call({
  method: 'GET',
  path: '/seller/simulate',
  who: 'seller',
  summary: 'Preview what the shop would earn from a sale',
  input: z.object({
    price: Sum,
    category_id: Id,
    /** `coupon` is the discount by the shop's coupon. `delivery` and `tax` are the buyer's payments for delivery and added tax. */
    coupon: optional(Sum),
    delivery: optional(Sum),
    tax: optional(Sum),
  }),
  answer: z.object({ sold_for: Price, commission_rate: z.string(), commission: Price, net: Price }),
  refusals: { ...notAllowed, field_wrong: 1000008, category_unknown: 2000019 },
})

/** Works like `checkWithdrawal`, with the balance of the shop. */
export const checkShopWithdrawal = call({
  method: 'POST',
  path: '/seller/withdraw_check',
  who: 'seller',
  summary: 'Preview a withdrawal: its cost, its result, its dates and everything that would stop it. For the owner',
  input: z.object({ amount: optional(Sum), destination: optional(text(40, 1)) }),
  answer: checkWithdrawal.answer,
  refusals: notAllowed,
})

export const withdrawFromShop = call({
  method: 'POST',
  path: '/seller/withdraw',
  who: 'seller',
  once: true,
  summary: 'Request a withdrawal of the shop’s money. For its owner, with their password and a code',
  input: z.object({ amount: Sum, destination: text(40, 1), password: Secret, code: SixDigits, idempotency_key: IdempotencyKey }),
  answer: Withdrawal,
  refusals: {
    ...notAllowed,
    field_wrong: 1000008,
    wrong_password: 1100002,
    code_wrong: 3000004,
    short: 2000022,
    /** `data.rule` is one of `withdrawalRules`. `data.until` is the time when the restriction ends. */
    rule: 3000011,
    paused: 3000002,
  },
})

export const cancelShopWithdrawal = call({
  method: 'POST',
  path: '/seller/withdraw_cancel',
  who: 'seller',
  summary: 'Cancel a withdrawal before it is approved. For the owner',
  input: z.object({ id: Id }),
  answer: Withdrawal,
  refusals: { ...notAllowed, withdrawal_unknown: 2000019, decided_already: 3000009 },
})

export const listShopWithdrawals = call({
  method: 'GET',
  path: '/seller/withdrawals',
  who: 'seller',
  summary: 'List the shop’s withdrawals with their steps and promised times, newest first',
  input: z.object({ state: optional(oneOf(withdrawalStates)), ...paging }),
  answer: page(Withdrawal),
  refusals: { ...notAllowed, cursor_stale: 1000008 },
})

export const sendSellerCode = call({
  method: 'POST',
  path: '/seller/code',
  who: 'seller',
  summary: 'Send the owner a code for a step, by e-mail or SMS',
  input: z.object({ purpose: oneOf(['withdraw', 'payment_settings']), channel: optional(oneOf(['email', 'sms'])) }),
  answer: CodeSent,
  refusals: { ...notAllowed, paused: 3000002, mail_failed: 1100005, sms_failed: 2000001, field_wrong: 1000008 },
})
