import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { IdempotencyKey, Id, Price, Sum, Time, list, oneOf, optional, page, paging, text } from '../../fields.ts'
import { Step } from './step.ts'

/** An amount of an asset on the wire: digits, and at most nine decimals. The server also checks the number of decimals of that asset. */
const AssetSum = z.string().check(z.regex(/^(0|[1-9][0-9]{0,11})(\.[0-9]{1,9})?$/, 'money'))
const WalletCode = text(40, 1)

export const rechargeStates = ['submitted', 'pending', 'completed', 'failed'] as const
export const rechargeMethods = ['wallet', 'card', 'bank_tr'] as const

/** The blockchain's data about a transaction. A user's screenshot or stated coin name is no proof. */
export const ChainCheck = z.object({
  state: z.enum(['not_checked', 'not_found', 'confirming', 'confirmed', 'mismatch']),
  confirmations: z.number(),
  needed: z.number(),
  checked_at: z.nullable(Time),
})

export type ChainCheck = z.infer<typeof ChainCheck>

export const Recharge = z.object({
  id: z.string(),
  state: z.enum(rechargeStates),
  payment_method: z.enum(rechargeMethods),
  wallet: z.nullable(z.object({ code: z.string(), name: z.string(), asset: z.string(), network: z.string() })),
  /** Amount that the user sends: in the wallet's asset with its decimals, or in the base currency for a card or bank payment. */
  charged_amount: z.string(),
  charged_asset: z.string(),
  /** Value of the charged amount in the base currency, at the rate of the recharge's day. */
  expected_amount: Price,
  actual_amount: z.nullable(Price),
  transaction_id: z.nullable(z.string()),
  /** Signed addresses of the proof images. Only their owner and the reviewing staff can open them. */
  certificate: z.array(z.object({ id: z.string(), url: z.string() })),
  /** The reviewer's message: why the recharge failed, or why another amount was credited. */
  message: z.nullable(z.string()),
  remark: z.string(),
  date: Time,
  /** Deadline of the promised decision; null once the recharge is decided. */
  decide_by: z.nullable(Time),
  late: z.boolean(),
  check: z.nullable(ChainCheck),
  steps: z.array(Step),
  /** URL where the user completes an unfinished payment. */
  redirect_url: z.nullable(z.string()),
})
export type Recharge = z.infer<typeof Recharge>

/** Reserves an exact amount for the user for a day. Meanwhile no other user can claim a payment of that amount. */
export const reserveRecharge = call({
  method: 'POST',
  path: '/customer/info/recharge_amount',
  who: 'customer',
  summary: 'Reserve an exact amount to send, for 24 hours',
  input: z.object({ wallet: WalletCode, amount: Sum }),
  answer: z.object({
    wallet: z.string(),
    asset: z.string(),
    /** The exact amount that the user must send, with every digit. */
    charged_amount: z.string(),
    expected_amount: Price,
    reserved_until: Time,
    confirmations: z.number(),
  }),
  refusals: { wallet_unknown: 2000029, too_little: 1000008, too_often: 3000002 },
})

export const sendRecharge = call({
  method: 'POST',
  path: '/customer/info/recharge',
  who: 'customer',
  once: true,
  summary: 'Submit a recharge sent to a wallet of the mall, with its transaction and proof, for review',
  input: z.object({
    amount: AssetSum,
    wallet: WalletCode,
    certificate: list(Id, 3),
    transaction_id: text(200, 1),
    remark: optional(text(140)),
    idempotency_key: IdempotencyKey,
  }),
  answer: Recharge,
  refusals: {
    wallet_unknown: 2000029,
    /**
     * A value below the minimum, with too many decimals for the asset, a TXID that the blockchain cannot have, or a missing proof. `data.fields`
     * names the fields.
     */
    field_wrong: 1000008,
    field_missing: 1000009,
    transaction_seen: 2000028,
    too_many: 2000030,
  },
})

export const bankRecharge = call({
  method: 'POST',
  path: '/bank/recharge',
  who: 'customer',
  once: true,
  summary: 'Recharge by card or bank on the gateway’s own page',
  input: z.object({ amount: Sum, channel: oneOf(['card', 'bank_tr']), idempotency_key: IdempotencyKey }),
  answer: z.object({ redirect_url: z.string(), recharge_id: z.string() }),
  refusals: { channel_unknown: 2000029, too_little: 1000008, too_much: 1000008, too_many: 2000030, gateway_failed: 1500019 },
})

export const listRecharges = call({
  method: 'GET',
  path: '/customer/info/recharge_list',
  who: 'customer',
  summary: 'List your recharges, newest first',
  input: z.object({ state: optional(oneOf(rechargeStates)), ...paging }),
  answer: z.extend(page(Recharge), {
    /** Number of recharges that remain of the five per 24 hours. `next_at` is the time when the next recharge is possible. */
    left_today: z.number(),
    next_at: z.nullable(Time),
    /** Recharge methods that the mall's owner has set up. */
    channels: z.array(z.enum(rechargeMethods)),
  }),
  refusals: { cursor_stale: 1000008 },
})

export const showRecharge = call({
  method: 'GET',
  path: '/customer/info/recharge_detail',
  who: 'customer',
  summary: 'Get one recharge with its steps',
  input: z.object({ id: Id }),
  answer: Recharge,
  refusals: { recharge_unknown: 2000019 },
})
