import type { Order, OrderLine } from '@plaza/contract'
import { addMoney, formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { orderActions, isRefundable, protectionOf, protectionSays, ratableUntil } from '../../orders/orders/plans/index.ts'
import type { Sale, SaleLine } from '../../orders/orders/lookup/index.ts'
import { isAllSent, orderCard, type OrderParts, readOrder, toLineView, toProgressView, toRemarksView } from '../../orders/views/index.ts'
import { reviewsOfSales } from '../../community/reviews/index.ts'

/** The buyer's own order with all its details. */
export const toOrderView = async ({ db, now: clock }: Pick<Kernel, 'db' | 'now'>, sale: Sale, lang: Language): Promise<Order> => {
  const now = clock()
  const [order, reviews] = await Promise.all([readOrder(db, sale), reviewsOfSales(db, [sale.id])])
  const { shop, paid, lines, parcels } = order
  // The buyer can complete an order only once all of it is sent.
  const actions = orderActions(sale, now).filter((action) => action !== 'complete' || isAllSent(sale, lines, parcels))
  const protection = protectionOf(sale, paid.payBy)
  const { address } = sale
  return {
    ...orderCard(sale, { shop, paid, lang, actions }),
    lines: lines.map((line) => toPriceLine(line, { order, review: reviews.find((each) => each.line === line.line), now })),
    ...toProgressView(order, lang),
    protection: {
      held_by: protection.heldBy,
      amount: formatMoney(protection.amount),
      until: protection.deadline?.at.toISOString() ?? null,
      then: protection.deadline?.effect ?? null,
      says: protectionSays(protection, sale.openRefunds, lang),
    },
    method: paid.method,
    paid_at: sale.paidAt?.toISOString() ?? null,
    delivered_at: sale.deliveredAt?.toISOString() ?? null,
    success_at: sale.status === 'completed' ? (sale.endedAt?.toISOString() ?? null) : null,
    logistics_no: parcels[0]?.trackingNo ?? null,
    ...toRemarksView(sale),
    address: {
      full_name: address.fullName,
      email: address.email,
      phone: address.phone,
      lines: paid.lines,
      country_name: countryName(address.country, lang),
    },
    money: showMoney(sale),
    refund_until: isRefundable(sale, now) ? (sale.returnUntil?.toISOString() ?? null) : null,
    may_extend: actions.includes('extend'),
    shown: sale.shown,
  }
}

const showMoney = (sale: Sale): Order['money'] => ({
  items: formatMoney(sale.items),
  shop_discount: formatMoney(sale.shopDiscount),
  mall_discount: formatMoney(sale.mallDiscount),
  delivery: formatMoney(sale.delivery),
  delivery_discount: formatMoney(addMoney(sale.shopDeliveryDiscount, sale.mallDeliveryDiscount)),
  tax: formatMoney(sale.tax),
  tax_included: sale.taxIncluded,
  total: formatMoney(sale.total),
  refunded: formatMoney(sale.refunded),
})

type AroundLine = {
  order: OrderParts
  review: { id: string; rating: number; isChanged: boolean; isCounted: boolean } | undefined
  now: Date
}
const toPriceLine = (line: SaleLine, { order: { sale, left }, review, now }: AroundLine): OrderLine => {
  const until = ratableUntil(sale)
  const isRatable = until !== null && now < until
  return {
    ...toLineView(
      line,
      left.find((each) => each.line === line.line),
      !isRefundable(sale, now),
    ),
    may_comment: isRatable && !review && !line.isGivenBack && line.price > 0n,
    comment: review ? { id: review.id, rating: review.rating, counts: review.isCounted, may_change: isRatable && !review.isChanged } : null,
  }
}
