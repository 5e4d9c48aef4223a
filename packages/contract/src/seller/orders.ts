import * as z from 'zod/mini'
import { call } from '../call.ts'
import { OrderCard, OrderLine, OrderMoney, OrderStep, Parcel } from '../customer/orders.ts'
import { Id, Price, Time, int, line, list, oneOf, optional, paging, text } from '../fields.ts'

export const sellerActions = ['accept', 'ship', 'progress', 'cancel', 'cod_collected', 'refused'] as const
/** Values of `carrier` that name no carrier of the mall's list. */
export const promisedCarrier = 'promised'
export const otherCarrier = 'other'
export const sellerTabs = ['all', 'unpaid', 'to_accept', 'to_ship', 'shipped', 'done', 'cancelled'] as const

const card = {
  ...z.omit(OrderCard, { open_refund: true }).shape,
  /** Name of the recipient. */
  customer_name: z.string(),
  actions: z.array(z.enum(sellerActions)),
  /** Name of the carrier that the buyer chose at checkout. */
  promised_carrier: z.string(),
}
export const SoldOrder = z.object(card)
export type SoldOrder = z.infer<typeof SoldOrder>
/** The shop's earnings from one order, with their calculation. */
export const Statement = z.object({
  sold_for: Price,
  refunded: Price,
  commission_rate: z.string(),
  commission: Price,
  /** The shop's share of the price. Zero for a cancelled order. */
  net: Price,
  /** The latest time at which the shop gets the money, or the time when it got it. */
  settles_at: z.nullable(Time),
  settled: z.boolean(),
  /**
   * Where the cash of a cash-on-delivery order is. The shop keeps collected cash: only the commission is taken from its balance. Null for other
   * payment methods, and for a cash order that was cancelled unpaid.
   */
  cash: z.nullable(z.enum(['due', 'collected', 'handed_over'])),
})
export const SoldOrderDetail = z.object({
  ...card,
  lines: z.array(z.omit(OrderLine, { may_comment: true, comment: true })),
  timeline: z.array(OrderStep),
  parcels: z.array(Parcel),
  address: z.object({ full_name: z.string(), phone: z.string(), lines: z.array(z.string()), country_name: z.string() }),
  remark: z.string(),
  cancel_reason: z.nullable(z.string()),
  /** The amount that the buyer paid, and its parts. */
  money: OrderMoney,
  statement: Statement,
  /**
   * Carriers that take parcels in this shop's country, each with an example of its tracking numbers. The promised carrier comes first, with the key
   * `promised`; its example is empty if the mall does not know the carrier.
   */
  carriers: z.array(z.object({ key: z.string(), name: z.string(), example: z.string() })),
})
export type SoldOrderDetail = z.infer<typeof SoldOrderDetail>

const unknown = { order_unknown: 1500018, not_allowed: 3000001 } as const

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))
const narrowed = {
  status: optional(oneOf(sellerTabs)),
  keyword: optional(line(64)),
  from: optional(day),
  to: optional(day),
}

export const listSoldOrders = call({
  method: 'GET',
  path: '/seller/orders',
  who: 'seller',
  summary: 'List the shop’s orders, newest first, with the count of each tab (999 stands for more)',
  input: z.object({
    ...narrowed,
    ...paging,
  }),
  answer: z.object({ list: z.array(SoldOrder), next_cursor: z.nullable(z.string()), counts: z.record(z.enum(sellerTabs), z.number()) }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})
export const showSoldOrder = call({
  method: 'GET',
  path: '/seller/order',
  who: 'seller',
  summary: 'Get one order of the shop with its history, lines and the shop’s earnings',
  input: z.object({ id: Id }),
  answer: SoldOrderDetail,
  refusals: unknown,
})
const PrivateFile = z.object({ url: z.string(), file_name: z.string() })
/** A file of the filtered order list: all matching orders, one per line. */
export const exportSoldOrders = call({
  method: 'GET',
  path: '/seller/orders/export',
  who: 'seller',
  summary: 'Get a signed address of the filtered orders as CSV. It opens for ten minutes',
  input: z.object(narrowed),
  answer: PrivateFile,
  refusals: { not_allowed: 3000001 },
})
export const maxSlips = 100
export const getPackingSlips = call({
  method: 'GET',
  path: '/seller/order/slip',
  who: 'seller',
  summary: 'Get a signed address of the packing slips of these orders as a PDF, a sheet each. It opens for ten minutes',
  input: z.object({ ids: list(Id, maxSlips) }),
  answer: PrivateFile,
  refusals: unknown,
})
export const acceptOrder = call({
  method: 'POST',
  path: '/seller/order/accept',
  who: 'seller',
  summary: 'Accept a paid order',
  input: z.object({ id: Id }),
  answer: SoldOrderDetail,
  refusals: { ...unknown, not_acceptable: 2000006 },
})
const sending = {
  /** The key of a carrier, `promised` for the carrier promised to the buyer, or `other` for a carrier that the mall does not know. */
  carrier: line(40, 1),
  /** Name and tracking page of an `other` carrier. */
  carrier_name: optional(line(80)),
  carrier_page: optional(line(300)),
  tracking_no: line(40, 1),
}
export const shipOrder = call({
  method: 'POST',
  path: '/seller/order/ship',
  who: 'seller',
  summary: 'Ship a parcel. Without lines it holds all that is left',
  input: z.object({
    id: Id,
    ...sending,
    lines: optional(list(z.object({ item_id: Id, quantity: int(1, 999) }), 200)),
  }),
  answer: SoldOrderDetail,
  /** `data.reason` says why the order cannot be shipped. `data.fields` names the wrong fields, if any. */
  refusals: { ...unknown, not_shippable: 2000005 },
})
export const correctParcel = call({
  method: 'POST',
  path: '/seller/order/parcel',
  who: 'seller',
  summary: 'Correct the carrier and the number of a shipped parcel before it is delivered',
  input: z.object({ id: Id, parcel_id: Id, ...sending }),
  answer: SoldOrderDetail,
  /** As for `shipOrder`. `data.reason` is `delivered` or `parcel_unknown` if the parcel has arrived or is not of this order. */
  refusals: { ...unknown, not_shippable: 2000005 },
})
export const progressOrder = call({
  method: 'POST',
  path: '/seller/order/progress',
  who: 'seller',
  summary: 'Get the positions of the parcels',
  input: z.object({ id: Id, step: oneOf(['in_transit', 'on_the_way', 'delivered']) }),
  answer: SoldOrderDetail,
  refusals: { ...unknown, not_shipped: 2000005 },
})
export const cancelSoldOrder = call({
  method: 'POST',
  path: '/seller/order/cancel',
  who: 'seller',
  summary: 'Cancel an order that the shop cannot ship. All of its money is refunded at once',
  input: z.object({ id: Id, reason: text(140, 3) }),
  answer: SoldOrderDetail,
  refusals: { ...unknown, shipped_already: 2000033, not_cancellable: 2000032 },
})
export const collectCash = call({
  method: 'POST',
  path: '/seller/order/cod_collected',
  who: 'seller',
  summary: 'Report that the courier collected the cash',
  input: z.object({ id: Id }),
  answer: SoldOrderDetail,
  refusals: { ...unknown, not_due: 2000006 },
})
export const refuseAtDoor = call({
  method: 'POST',
  path: '/seller/order/refused',
  who: 'seller',
  summary: 'Report that a cash-on-delivery order was not accepted: it is over, and its stock is free again',
  input: z.object({ id: Id }),
  answer: SoldOrderDetail,
  refusals: { ...unknown, not_due: 2000006 },
})
