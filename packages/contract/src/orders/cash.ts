import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, IdempotencyKey, Price, Time, oneOf, page, paging, text, withDefault } from '../fields.ts'

/** Views of cash on delivery, for staff: the cases that wait for an action. */
export const cashViews = ['unreported', 'kept', 'owed', 'to_sign'] as const
export type CashView = (typeof cashViews)[number]
const Named = z.object({ id: z.string(), name: z.string() })

/** A transfer that staff record: cash that a shop handed over, or a refund that the mall pays in place of a shop. */
export const CashTransfer = z.object({
  id: z.string(),
  kind: z.enum(['remittance', 'advance']),
  state: z.enum(['signed_once', 'made', 'withdrawn']),
  amount: Price,
  /** The reference of the cash payment, or the reason why the mall pays the refund. */
  text: z.string(),
  asked_by: z.string(),
  asked_at: Time,
  signed_by: z.nullable(z.string()),
  signed_at: z.nullable(Time),
  /** True if the caller may approve it now. The author of a request may not. */
  may_sign: z.boolean(),
})
export type CashTransfer = z.infer<typeof CashTransfer>

export const CashEntry = z.object({
  /** `order`: its cash is due. `refund`: its shop cannot pay. */
  kind: z.enum(['order', 'refund']),
  id: z.string(),
  order_id: z.string(),
  order_no: z.string(),
  shop: Named,
  amount: Price,
  since: Time,
  /** Deadline for the shop to pay a refund; null for orders. */
  due: z.nullable(Time),
  /** A transfer that staff recorded and that a second person has not approved yet. */
  transfer: z.nullable(CashTransfer),
})
export type CashEntry = z.infer<typeof CashEntry>

const denied = { not_allowed: 3000001 } as const

export const listCash = call({
  method: 'GET',
  path: '/operator/cash',
  who: 'operator',
  summary: 'List cash on delivery, oldest first: unreported, not handed over, refunds owed by shops, and transfers to sign',
  input: z.object({ view: withDefault(oneOf(cashViews), 'unreported'), ...paging }),
  answer: page(CashEntry),
  refusals: { ...denied, cursor_stale: 1000008 },
})

export const reportCash = call({
  method: 'POST',
  path: '/operator/cash/report',
  who: 'operator',
  once: true,
  summary: 'Report for a shop that cash was collected, or that it was not and the order is over',
  input: z.object({ order_id: Id, collected: Flag, idempotency_key: IdempotencyKey }),
  answer: z.object({ order_id: z.string(), payment_state: z.string() }),
  refusals: { ...denied, order_unknown: 2000019, not_due: 2000006 },
})

export const remitCash = call({
  method: 'POST',
  path: '/operator/cash/remit',
  who: 'operator',
  once: true,
  summary: 'Record that the cash of an order was handed over. A large sum needs a second signature',
  input: z.object({ order_id: Id, text: text(200, 3), idempotency_key: IdempotencyKey }),
  answer: CashTransfer,
  refusals: { ...denied, order_unknown: 2000019, not_due: 2000006, decided_already: 3000009 },
})

export const coverRefund = call({
  method: 'POST',
  path: '/operator/cash/cover',
  who: 'operator',
  once: true,
  summary: 'Request to pay a refund from the mall’s own money in place of its shop. It needs a second signature',
  input: z.object({ refund_id: Id, text: text(200, 3), idempotency_key: IdempotencyKey }),
  answer: CashTransfer,
  refusals: { ...denied, refund_unknown: 2000019, decided_already: 3000009 },
})

export const signCash = call({
  method: 'POST',
  path: '/operator/cash/sign',
  who: 'operator',
  once: true,
  summary: 'Sign someone else’s request, or withdraw it',
  input: z.object({ id: Id, sign: Flag, idempotency_key: IdempotencyKey }),
  answer: CashTransfer,
  refusals: { ...denied, transfer_unknown: 2000019, decided_already: 3000009 },
})
