import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { IdempotencyKey, Id, Price, Secret, SixDigits, Sum, Time, oneOf, optional, page, paging, text, withDefault } from '../../fields.ts'
import { Step } from './step.ts'

const WalletCode = text(40, 1)

export const withdrawalStates = ['submitted', 'approved', 'completed', 'failed', 'cancelled'] as const

export const Withdrawal = z.object({
  id: z.string(),
  state: z.enum(withdrawalStates),
  account: z.enum(['customer', 'merchant']),
  amount: Price,
  fee: Price,
  /** The amount minus the fee, in the base currency. */
  arrives: Price,
  /** The payout account, masked. */
  destination: z.object({ kind: z.enum(['wallet', 'bank']), name: z.string(), masked: z.string() }),
  /** Reference of the payout at the bank or on the blockchain. */
  reference: z.nullable(z.string()),
  /** Why the withdrawal failed: `not_decided_in_time`, or a text that staff wrote. */
  reason: z.nullable(z.string()),
  asked_at: Time,
  decide_by: Time,
  pay_by: Time,
  late: z.boolean(),
  can_cancel: z.boolean(),
  steps: z.array(Step),
  /** Set if the same request arrived within the last ten seconds, even with another key. This call made no second withdrawal. */
  already: z.optional(z.boolean()),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** The rules that can stop a withdrawal. */
export const withdrawalRules = [
  'no_destination',
  'destination_new',
  'secret_new',
  'email_unverified',
  'too_little',
  'too_much',
  'too_often',
  /** A user whose shop is not open requested a withdrawal from a shop's balance. */
  'no_shop',
  'balance_short',
  'payouts_stopped',
  'shop_owes',
  'demo_money',
] as const
const Blocked = z.object({ rule: z.enum(withdrawalRules), until: z.nullable(Time), limit: z.nullable(z.string()) })

export const checkWithdrawal = call({
  method: 'POST',
  path: '/customer/info/withdraw_check',
  who: 'customer',
  summary: 'Preview a withdrawal: its cost, its result, its dates and everything that would stop it',
  input: z.object({
    amount: optional(Sum),
    destination: optional(WalletCode),
    account: withDefault(oneOf(['customer', 'merchant']), 'customer'),
  }),
  answer: z.object({
    available: Price,
    min: Price,
    max: Price,
    left_today: z.number(),
    destinations: z.array(
      z.object({ code: z.string(), kind: z.enum(['wallet', 'bank']), name: z.string(), masked: z.string(), usable_from: z.nullable(Time) }),
    ),
    amount: z.nullable(Price),
    fee: z.nullable(Price),
    arrives: z.nullable(Price),
    decide_by: Time,
    pay_by: Time,
    two_people: z.boolean(),
    blocked: z.array(Blocked),
  }),
})

export const withdraw = call({
  method: 'POST',
  path: '/customer/info/withdraw',
  who: 'customer',
  once: true,
  summary: 'Request a withdrawal. The money is frozen until it is paid or returned',
  input: z.object({
    amount: Sum,
    /** A payout account that `checkWithdrawal` lists: the code of a wallet, or `bank`. */
    wallet: WalletCode,
    account: withDefault(oneOf(['customer', 'merchant']), 'customer'),
    password: Secret,
    /** The code from send_code with purpose=withdraw. */
    code: SixDigits,
    idempotency_key: IdempotencyKey,
  }),
  answer: Withdrawal,
  refusals: {
    field_wrong: 1000008,
    wrong_password: 1100002,
    code_wrong: 3000004,
    short: 2000022,
    /** `data.rule` is one of `withdrawalRules`. `data.until` is the time when the restriction ends. */
    rule: 3000011,
    paused: 3000002,
  },
})

export const listWithdrawals = call({
  method: 'GET',
  path: '/customer/info/withdraw_list',
  who: 'customer',
  summary: 'List your withdrawals with their steps and promised times, newest first',
  input: z.object({ state: optional(oneOf(withdrawalStates)), ...paging }),
  answer: page(Withdrawal),
  refusals: { cursor_stale: 1000008 },
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: '/customer/info/withdraw_cancel',
  who: 'customer',
  summary: 'Cancel a withdrawal before it is approved',
  input: z.object({ id: Id }),
  answer: Withdrawal,
  refusals: { withdrawal_unknown: 2000019, decided_already: 3000009 },
})
