import type { Order, OrderLine } from '@plaza/contract'
import { addMoney, formatMoney, type Language, type Money } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { showRate } from '../../orders/cart/pricing/index.ts'
import { paidHow } from '../../orders/checkout/paid/index.ts'
import { isRefundable, protectionOf, protectionSays, ratableUntil, timelineOf } from '../../orders/orders/planning/index.ts'
import { labelOf, saleEvents, saleLines, type Sale, type SaleLine } from '../../orders/orders/reading/index.ts'
import { leftToSend, parcelsOf, showParcels } from '../../orders/shipments/index.ts'
import { leftToRefund } from '../../orders/refunds/index.ts'
import { reviewsOfSales } from '../../community/reviews/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'
import { orderCard } from './order-card.ts'

/** One's order with everything that is told of it. */
export const tellOrder = async ({ db, now: clock }: Pick<Kernel, 'db' | 'now'>, sale: Sale, lang: Language): Promise<Order> => {
  const now = clock()
  const [shops, payments, lines, events, reviews, sent, left] = await Promise.all([
    shopProfiles(db, [sale.shopId]),
    paidHow(db, [sale.paymentId]),
    saleLines(db, [sale.id]),
    saleEvents(db, sale.id),
    reviewsOfSales(db, [sale.id]),
    parcelsOf(db, [sale.id]),
    leftToRefund(db, [sale]),
  ])
  const paid = payments.get(sale.paymentId)
  if (!paid) throw new Error(`there is no payment ${sale.paymentId}`)
  const parcels = sent.get(sale.id) ?? []
  const isAllSent =
    leftToSend(
      lines,
      parcels.flatMap((each) => each.lines),
    ).length === 0
  const card = orderCard(sale, { shop: shops.get(sale.shopId), paid, lang, now })
  const protection = protectionOf(sale, paid.payBy)
  const { address } = sale
  return {
    ...card,
    lines: lines.map((line) =>
      showLine(line, {
        sale,
        review: reviews.find((each) => each.line === line.line),
        left: left.find((each) => each.line === line.line),
        now,
      }),
    ),
    timeline: timelineOf(sale, events).map((step) => ({ ...step, label: labelOf(step.status, lang), at: step.at?.toISOString() ?? null })),
    // What is not sent cannot be there.
    actions: card.actions.filter((action) => isAllSent || action !== 'complete'),
    parcels: showParcels(parcels, lang),
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
    remark: sale.remark,
    cancel_reason: sale.status === 'cancelled' ? sale.movedFor : null,
    address: {
      full_name: address.fullName,
      email: address.email,
      phone: address.phone,
      lines: paid.lines,
      country_name: countryName(address.country, lang),
    },
    money: showMoney(sale),
    refund_until: isRefundable(sale, now) ? (sale.returnUntil?.toISOString() ?? null) : null,
    may_extend: card.actions.includes('extend'),
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
  sale: Sale
  review: { id: string; rating: number; isChanged: boolean; isCounted: boolean } | undefined
  left: { quantity: number; amount: Money; gone: number; open: string | null } | undefined
  now: Date
}
const showLine = (line: SaleLine, { sale, review, left, now }: AroundLine): OrderLine => {
  const until = ratableUntil(sale)
  const isRatable = until !== null && now < until
  const isOver = !isRefundable(sale, now)
  return {
    ...line.goods,
    item_id: String(line.line),
    price: formatMoney(line.price),
    quantity: line.quantity,
    amount: formatMoney(line.amount),
    discount: formatMoney(addMoney(line.shopDiscount, line.mallDiscount)),
    taxation: showRate(line.taxRate),
    tax: formatMoney(line.tax),
    paid: formatMoney(line.paid),
    refundable: isOver || !left ? { quantity: 0, amount: '0.00' } : { quantity: left.quantity, amount: formatMoney(left.amount) },
    refunded_quantity: left?.gone ?? 0,
    open_refund: left?.open ?? null,
    may_comment: isRatable && !review && !line.isGivenBack && line.price > 0n,
    comment: review ? { id: review.id, rating: review.rating, counts: review.isCounted, may_change: isRatable && !review.isChanged } : null,
  }
}
