import type { Order, OrderLine } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { orderActions, isRefundable, protectionOf, protectionSays, ratableUntil } from '../../orders/orders/plans/index.ts'
import type { OrderRecord, OrderLineRecord } from '../../orders/orders/lookup/index.ts'
import {
  isAllSent,
  orderCard,
  type OrderParts,
  readOrder,
  refundStandings,
  toLineView,
  toMoneyView,
  toProgressView,
  toRemarksView,
} from '../../orders/views/index.ts'
import { reviewsOfOrders } from '../../community/reviews/index.ts'

/** The buyer's own order with all its details. */
export const toOrderView = async (
  { db, now: clock }: Pick<Kernel, 'db' | 'now'>,
  orderRow: OrderRecord,
  lang: Language,
): Promise<Order> => {
  const now = clock()
  const ids = [orderRow.id]
  const [order, reviews, refundsOf] = await Promise.all([readOrder(db, orderRow), reviewsOfOrders(db, ids), refundStandings(db, ids)])
  const refunds = refundsOf(orderRow.id)
  const { shop, paid, lines, parcels } = order
  // The buyer can complete an order only after all of its items have been shipped.
  const actions = orderActions(orderRow, now, refunds).filter((action) => action !== 'complete' || isAllSent(orderRow, lines, parcels))
  const protection = protectionOf(orderRow, paid.payBy)
  const { address } = orderRow
  return {
    ...orderCard(orderRow, { shop, paid, lang, actions }),
    open_refund: refunds.open,
    lines: lines.map((line) => toPriceLine(line, { order, review: reviews.find((each) => each.line === line.line), now })),
    ...toProgressView(order, lang),
    protection: {
      held_by: protection.heldBy,
      amount: formatMoney(protection.amount),
      until: protection.deadline?.at.toISOString() ?? null,
      then: protection.deadline?.effect ?? null,
      says: protectionSays(protection, orderRow.openRefunds, lang),
    },
    method: paid.method,
    paid_at: orderRow.paidAt?.toISOString() ?? null,
    delivered_at: orderRow.deliveredAt?.toISOString() ?? null,
    success_at: orderRow.status === 'completed' ? (orderRow.endedAt?.toISOString() ?? null) : null,
    logistics_no: parcels[0]?.trackingNo ?? null,
    ...toRemarksView(orderRow),
    address: {
      full_name: address.fullName,
      email: address.email,
      phone: address.phone,
      lines: paid.lines,
      country_name: countryName(address.country, lang),
    },
    money: toMoneyView(orderRow),
    refund_until: isRefundable(orderRow, now) ? (orderRow.returnUntil?.toISOString() ?? null) : null,
    may_extend: actions.includes('extend'),
    shown: orderRow.shown,
  }
}

type AroundLine = {
  order: OrderParts
  review: { id: string; rating: number; isChanged: boolean; isCounted: boolean } | undefined
  now: Date
}
const toPriceLine = (line: OrderLineRecord, { order: { order, left }, review, now }: AroundLine): OrderLine => {
  const until = ratableUntil(order)
  const isRatable = until !== null && now < until
  return {
    ...toLineView(
      line,
      left.find((each) => each.line === line.line),
      !isRefundable(order, now),
    ),
    may_comment: isRatable && !review && !line.isGivenBack && line.price > 0n,
    comment: review ? { id: review.id, rating: review.rating, counts: review.isCounted, may_change: isRatable && !review.isChanged } : null,
  }
}
