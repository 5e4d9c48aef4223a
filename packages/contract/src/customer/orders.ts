import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Goods, ShopOfLines, lineCosts } from '../orders/cart.ts'
import { paymentMethods } from '../orders/checkout.ts'
import { Id, Price, Time, line, localizedFields, oneOf, optional, paging, text } from '../fields.ts'
import { Picture } from '../foundation/content.ts'

export const orderStates = [
  'unpaid',
  'paid',
  'to_ship',
  'shipped',
  'in_transit',
  'on_the_way',
  'delivered',
  'received',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]
export const paymentStatuses = ['unpaid', 'paying', 'paid', 'cod_due', 'cod_collected', 'part_refunded', 'refunded', 'failed'] as const
export const deliveryStatuses = ['none', 'preparing', 'shipped', 'in_transit', 'on_the_way', 'delivered'] as const

/** Filters of an order list. `to_receive` is on its way; `delivered` waits for the buyer to confirm receipt. */
export const orderTabs = ['all', 'unpaid', 'to_ship', 'to_receive', 'delivered', 'to_review', 'completed', 'cancelled', 'refunds'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Actions that the buyer may take on an order now. The app shows exactly these actions. */
export const orderActions = [
  'pay',
  'cancel',
  'complete',
  'extend',
  'comment',
  'view_refund',
  'refund',
  'withdraw',
  'again',
  'invoice',
  'track',
] as const
export type OrderAction = (typeof orderActions)[number]

/** Automatic change of an order when a deadline passes without action. */
export const orderEffects = ['cancelled', 'accepted', 'received', 'cash_checked', 'completed'] as const
export const Deadline = z.nullable(z.object({ at: Time, effect: z.enum(orderEffects) }))

export const cancelReasons = ['changed_mind', 'wrong_item', 'wrong_address', 'found_cheaper', 'too_slow', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

const card = {
  id: z.string(),
  order_no: z.string(),
  payment_id: z.string(),
  shop: ShopOfLines,
  status: z.enum(orderStates),
  payment_status: z.enum(paymentStatuses),
  delivery_status: z.enum(deliveryStatuses),
  /** Text of the order's status, in the language of the request. `payment_label` and `delivery_label` are those of the two other statuses. */
  label: z.string(),
  payment_label: z.string(),
  delivery_label: z.string(),
  pieces: z.number(),
  /** Name of the first line. `lines_count` is the number of lines. */
  first: z.object(localizedFields('name')),
  lines_count: z.number(),
  /** Pictures of the first lines. */
  pictures: z.array(Picture),
  total: Price,
  refunded: Price,
  placed_at: Time,
  arrival_method: z.object({ key: z.string(), from: z.string(), to: z.string(), ...localizedFields('name') }),
  actions: z.array(z.enum(orderActions)),
  deadline: Deadline,
  /** Number of refund requests that are not decided yet. */
  open_refunds: z.number(),
  /** The newest refund request that is not finished yet, from the request until the money is back. */
  open_refund: z.nullable(z.string()),
}
export const OrderCard = z.object(card)
export type OrderCard = z.infer<typeof OrderCard>

export const TraceStep = z.object({
  step: z.enum(['shipped', 'in_transit', 'on_the_way', 'delivered']),
  label: z.string(),
  place: z.string(),
  at: Time,
})
export const Parcel = z.object({
  id: z.string(),
  carrier: z.string(),
  carrier_name: z.string(),
  tracking_no: z.string(),
  /** The carrier's own tracking page. Null if the carrier has none. */
  tracking_url: z.nullable(z.string()),
  lines: z.array(z.object({ item_id: z.string(), quantity: z.number() })),
  shipped_at: Time,
  /** Carriers and numbers that the shop corrected, newest first. */
  former: z.array(z.object({ carrier_name: z.string(), tracking_no: z.string(), until: Time })),
  /** Tracking steps, newest first. */
  trace: z.array(TraceStep),
})
export type Parcel = z.infer<typeof Parcel>

export const OrderLine = z.extend(Goods, {
  ...lineCosts,
  /** The number of the line within its order. */
  item_id: z.string(),
  /** The amount paid for the whole line, with tax, after every discount. */
  paid: Price,
  /** The part of the line that can still be refunded. */
  refundable: z.object({ quantity: z.number(), amount: Price }),
  refunded_quantity: z.number(),
  open_refund: z.nullable(z.string()),
  may_comment: z.boolean(),
  comment: z.nullable(z.object({ id: z.string(), rating: z.number(), counts: z.boolean(), may_change: z.boolean() })),
})
export type OrderLine = z.infer<typeof OrderLine>

/** One step of an order. `at` is null for future steps. */
export const OrderStep = z.object({
  status: z.enum(orderStates),
  label: z.string(),
  at: z.nullable(Time),
  by: z.nullable(z.enum(['customer', 'seller', 'operator', 'system'])),
  reason: z.string(),
})

/** Who has the money now, the deadline for the next action, and the effect if that deadline passes. */
export const Protection = z.object({
  held_by: z.enum(['nobody', 'mall', 'courier', 'shop', 'customer']),
  amount: Price,
  until: z.nullable(Time),
  then: z.nullable(z.enum(orderEffects)),
  /** The fields of this protection as a sentence, in the language of the request. */
  says: z.string(),
})

/** `items − discounts + delivery − delivery_discount + tax = total`. If prices include a tax, it is not added. */
export const OrderMoney = z.object({
  items: Price,
  shop_discount: Price,
  mall_discount: Price,
  delivery: Price,
  delivery_discount: Price,
  tax: Price,
  tax_included: z.boolean(),
  total: Price,
  refunded: Price,
})
export type OrderMoney = z.infer<typeof OrderMoney>

export const Order = z.object({
  ...card,
  lines: z.array(OrderLine),
  timeline: z.array(OrderStep),
  parcels: z.array(Parcel),
  protection: Protection,
  method: z.enum(paymentMethods),
  paid_at: z.nullable(Time),
  delivered_at: z.nullable(Time),
  /** The time when the order was completed. */
  success_at: z.nullable(Time),
  logistics_no: z.nullable(z.string()),
  remark: z.string(),
  cancel_reason: z.nullable(z.string()),
  address: z.object({ full_name: z.string(), email: z.string(), phone: z.string(), lines: z.array(z.string()), country_name: z.string() }),
  money: OrderMoney,
  /** Deadline for a refund request, by law and the mall's rules. Null if a refund is not possible yet or any more. */
  refund_until: z.nullable(Time),
  may_extend: z.boolean(),
  /** The display currency and rate when the order was placed. */
  shown: z.object({ currency: z.string(), symbol: z.string(), rate: z.string() }),
})
export type Order = z.infer<typeof Order>

const unknown = { order_unknown: 1500018 } as const

export const listOrders = call({
  method: 'GET',
  path: '/customer/order/list',
  who: 'customer',
  summary: 'List your orders, newest first, with the count of each tab (99 stands for more)',
  input: z.object({
    status: optional(oneOf(orderTabs)),
    /** An order number, or words from a product or shop name. */
    keyword: optional(line(64)),
    ...paging,
  }),
  answer: z.object({
    list: z.array(OrderCard),
    next_cursor: z.nullable(z.string()),
    counts: z.record(z.enum(orderTabs), z.number()),
  }),
  refusals: { cursor_stale: 1000008 },
})

export const showOrder = call({
  method: 'GET',
  path: '/customer/order/detail',
  who: 'customer',
  summary: 'Get one order with its history, parcels, money and available actions',
  input: z.object({ id: Id }),
  answer: Order,
  refusals: unknown,
})

export const cancelOrder = call({
  method: 'POST',
  path: '/customer/order/cancel',
  who: 'customer',
  summary: 'Cancel an order before it ships. All of its money is refunded at once',
  input: z.object({ id: Id, reason: oneOf(cancelReasons), text: optional(text(140)) }),
  answer: Order,
  refusals: { ...unknown, shipped_already: 2000033, not_cancellable: 2000032 },
})

export const completeOrder = call({
  method: 'POST',
  path: '/customer/order/complete',
  who: 'customer',
  summary: 'Confirm receipt of the parcel',
  input: z.object({ id: Id }),
  answer: Order,
  refusals: { ...unknown, not_receivable: 2000006 },
})

export const extendOrder = call({
  method: 'POST',
  path: '/customer/order/extend',
  who: 'customer',
  summary: 'Postpone the automatic confirmation of receipt, once, by the number of days that the mall sets',
  input: z.object({ id: Id }),
  answer: Order,
  refusals: { ...unknown, not_extendable: 2000006 },
})

export const buyAgain = call({
  method: 'POST',
  path: '/customer/order/again',
  who: 'customer',
  summary: 'Put the items of an order that are still on sale into the cart',
  input: z.object({ id: Id }),
  answer: z.object({ added: z.number(), gone: z.number(), items_count: z.number() }),
  refusals: { ...unknown, product_gone: 2000021, cart_full: 3000006 },
})

/** The invoice as a PDF, in the language of the request. */
export const getInvoice = call({
  method: 'GET',
  path: '/customer/order/invoice',
  who: 'customer',
  summary: 'Get a signed address of the PDF invoice of a paid order. It opens for ten minutes',
  input: z.object({ id: Id }),
  answer: z.object({ url: z.string(), file_name: z.string() }),
  refusals: { ...unknown, not_paid: 3000001 },
})
