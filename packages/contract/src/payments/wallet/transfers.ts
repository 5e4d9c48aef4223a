import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { IdempotencyKey, Id, Price, Secret, Sum, Time, line, optional, page, paging } from '../../fields.ts'

export const transferStates = ['held', 'completed', 'returned'] as const

export const Transfer = z.object({
  id: z.string(),
  state: z.enum(transferStates),
  shop: z.object({ id: z.string(), name: z.string() }),
  amount: Price,
  remark: z.string(),
  made_at: Time,
  /** Until this time the sender can cancel the transfer. */
  held_until: z.nullable(Time),
  own: z.boolean(),
  /** Set if the same request arrived within the last ten seconds, even with another key. This call made no second transfer. */
  already: z.optional(z.boolean()),
})
export type Transfer = z.infer<typeof Transfer>

export const findRecipient = call({
  method: 'GET',
  path: '/customer/info/transfer_recipient',
  who: 'customer',
  summary: 'Get the recipient of a transfer and the rest of today’s limit',
  input: z.object({ shop_id: Id }),
  answer: z.object({ shop_id: z.string(), name: z.string(), own: z.boolean(), left_today: z.nullable(Price), held_hours: z.number() }),
  refusals: { shop_unknown: 2000019, shop_closed: 2000021, not_offered: 3000001 },
})

export const transferBalance = call({
  method: 'POST',
  path: '/customer/info/transfer_balance_to_merchat',
  who: 'customer',
  once: true,
  summary: 'Transfer balance to a shop: at once to your own, held for 24 hours and reversible to another',
  input: z.object({
    shop_id: Id,
    amount: Sum,
    password: Secret,
    remark: optional(line(140)),
    idempotency_key: IdempotencyKey,
  }),
  answer: Transfer,
  refusals: {
    field_wrong: 1000008,
    shop_unknown: 2000019,
    shop_closed: 2000021,
    not_offered: 3000001,
    wrong_password: 1100002,
    short: 2000022,
    /** `data.rule`: `daily_cap` (with `limit`) or `demo_money`. */
    rule: 3000011,
    paused: 3000002,
  },
})

export const listTransfers = call({
  method: 'GET',
  path: '/customer/info/transfer_list',
  who: 'customer',
  summary: 'List your transfers to shops, newest first',
  input: z.object({ ...paging }),
  answer: page(Transfer),
  refusals: { cursor_stale: 1000008 },
})

export const cancelTransfer = call({
  method: 'POST',
  path: '/customer/info/transfer_cancel',
  who: 'customer',
  summary: 'Take back a held transfer',
  input: z.object({ id: Id }),
  answer: Transfer,
  refusals: { transfer_unknown: 2000019, decided_already: 3000009 },
})
