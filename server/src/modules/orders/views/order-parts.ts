import type { Order, OrderLine } from '@plaza/contract'
import { addMoney, formatMoney, type Language } from '@plaza/values'
import { toRateText } from '../cart/pricing/index.ts'
import { timelineOf } from '../orders/plans/index.ts'
import { labelOf, type OrderRecord, type OrderLineRecord } from '../orders/lookup/index.ts'
import { showParcels } from '../shipments/index.ts'
import type { LeftOfLine, OrderParts } from './read-order.ts'

/** A line of an order. After the refund period (`isOver`) the line can no longer be refunded. */
export const toLineView = (
  line: OrderLineRecord,
  left: LeftOfLine | undefined,
  isOver = false,
): Omit<OrderLine, 'may_comment' | 'comment'> => ({
  ...line.goods,
  item_id: String(line.line),
  price: formatMoney(line.price),
  quantity: line.quantity,
  amount: formatMoney(line.amount),
  discount: formatMoney(addMoney(line.shopDiscount, line.mallDiscount)),
  taxation: toRateText(line.taxRate),
  tax: formatMoney(line.tax),
  paid: formatMoney(line.paid),
  refundable: isOver || !left ? { quantity: 0, amount: '0.00' } : { quantity: left.quantity, amount: formatMoney(left.amount) },
  refunded_quantity: left?.gone ?? 0,
  open_refund: left?.open ?? null,
})

/** The timeline of an order and its parcels. */
export const toProgressView = ({ order, events, parcels }: OrderParts, lang: Language): Pick<Order, 'timeline' | 'parcels'> => ({
  timeline: timelineOf(order, events).map((step) => ({ ...step, label: labelOf(step.status, lang), at: step.at?.toISOString() ?? null })),
  parcels: showParcels(parcels, lang),
})

/** The buyer's remark, and the reason for the cancellation of the order. */
export const toRemarksView = (order: OrderRecord): Pick<Order, 'remark' | 'cancel_reason'> => ({
  remark: order.remark,
  cancel_reason: order.status === 'cancelled' ? order.movedFor : null,
})

/** The amount that the buyer pays for an order, and its parts. */
export const toMoneyView = (order: OrderRecord): Order['money'] => ({
  items: formatMoney(order.items),
  shop_discount: formatMoney(order.shopDiscount),
  mall_discount: formatMoney(order.mallDiscount),
  delivery: formatMoney(order.delivery),
  delivery_discount: formatMoney(addMoney(order.shopDeliveryDiscount, order.mallDeliveryDiscount)),
  tax: formatMoney(order.tax),
  tax_included: order.taxIncluded,
  total: formatMoney(order.total),
  refunded: formatMoney(order.refunded),
})
