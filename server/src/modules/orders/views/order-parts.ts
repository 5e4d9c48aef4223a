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
