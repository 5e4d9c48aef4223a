import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Price, Time, line, oneOf, optional, page, paging, text } from '../fields.ts'
import { orderStates, paymentStatuses } from '../customer/orders.ts'
import { Refund, refundKinds, refundReasons, refundStates } from '../orders/refunds.ts'
import { SoldOrderDetail } from '../seller/orders.ts'

const Named = z.object({ id: z.string(), name: z.string() })

export const MallOrderRow = z.object({
  id: z.string(),
  order_no: z.string(),
  customer: Named,
  shop: Named,
  state: z.enum(orderStates),
  payment_state: z.enum(paymentStatuses),
  /** Status of the order, in the language of the request. `payment_label` is the status of its payment. */
  label: z.string(),
  payment_label: z.string(),
  total: Price,
  refunded: Price,
  placed_at: Time,
  open_refunds: z.number(),
})
export type MallOrderRow = z.infer<typeof MallOrderRow>

export const MallRefundRow = z.object({
  id: z.string(),
  order_id: z.string(),
  order_no: z.string(),
  customer: Named,
  shop: Named,
  state: z.enum(refundStates),
  /** Status of the refund, in the language of the request. */
  label: z.string(),
  kind: z.enum(refundKinds),
  reason: z.enum(refundReasons),
  amount: Price,
  asked_at: Time,
  /** Deadline for the next action on the refund request. Null if no action is due. */
  due: z.nullable(Time),
})
export type MallRefundRow = z.infer<typeof MallRefundRow>

/** Links between buyer and shop: the buyer belongs to the shop, or shares a device, an address or a payout account with its people. */
export const orderRisks = ['own_shop', 'same_device', 'same_address', 'same_payout'] as const
export type OrderRisk = (typeof orderRisks)[number]

export const MallOrder = z.object({
  order: SoldOrderDetail,
  customer: Named,
  /** Signs that a shop buys from itself. They do not block the order. */
  risks: z.array(z.enum(orderRisks)),
  /** Every change of the order's state, with the person who made it. */
  history: z.array(
    z.object({
      at: Time,
      actor: z.string(),
      name: z.nullable(z.string()),
      before: z.nullable(z.string()),
      after: z.string(),
      reason: z.string(),
    }),
  ),
  refunds: z.array(MallRefundRow),
  may: z.array(z.enum(['cancel'])),
})
export type MallOrder = z.infer<typeof MallOrder>

const denied = { not_allowed: 3000001 } as const

export const listMallOrders = call({
  method: 'GET',
  path: '/operator/orders',
  who: 'operator',
  summary: 'Search orders by a part of the number, buyer’s name or e-mail, or shop name. Newest first',
  input: z.object({ keyword: optional(line(120)), state: optional(oneOf(orderStates)), ...paging }),
  answer: page(MallOrderRow),
  refusals: { ...denied, cursor_stale: 1000008 },
})

export const showMallOrder = call({
  method: 'GET',
  path: '/operator/order',
  who: 'operator',
  summary: 'Get one order with its lines, money, parcels, history and refund requests',
  input: z.object({ id: Id }),
  answer: MallOrder,
  refusals: { ...denied, order_unknown: 1500018 },
})

/** Refunds all of the money at once. Buyer and shop see the reason. */
export const cancelMallOrder = call({
  method: 'POST',
  path: '/operator/order/cancel',
  who: 'operator',
  summary: 'Cancel an order that has not shipped. Both sides read the reason',
  input: z.object({ id: Id, reason: text(300, 3) }),
  answer: MallOrder,
  refusals: { ...denied, order_unknown: 1500018, shipped_already: 2000033, not_cancellable: 2000032 },
})

export const listMallRefunds = call({
  method: 'GET',
  path: '/operator/refunds',
  who: 'operator',
  summary: 'Search refund requests by number, order number, or buyer’s name or e-mail. Newest first',
  input: z.object({ keyword: optional(line(120)), state: optional(oneOf(refundStates)), ...paging }),
  answer: page(MallRefundRow),
  refusals: { ...denied, cursor_stale: 1000008 },
})

export const showMallRefund = call({
  method: 'GET',
  path: '/operator/refund',
  who: 'operator',
  summary: 'Get one refund request with the messages and pictures of both sides. Viewing its pictures is recorded',
  input: z.object({ id: Id }),
  answer: z.object({ refund: Refund, customer: Named }),
  refusals: { ...denied, refund_unknown: 1500018 },
})
