import type { OrderCard } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { showShop } from '../../orders/cart/pricing/index.ts'
import type { PaidHow } from '../../orders/checkout/paid/index.ts'
import { actionsOf, deadlineOf } from '../../orders/orders/planning/index.ts'
import { deliveryLabelOf, labelOf, paymentLabelOf, type ListedSale } from '../../orders/orders/reading/index.ts'
import type { ShopProfile } from '../../shops/profile/index.ts'

/** What an order is shown with, besides itself. */
export type Around = { shop: ShopProfile | undefined; paid: PaidHow | undefined; lang: Language; now: Date }

/** An order as its buyer sees it in a list. */
export const orderCard = (sale: ListedSale, { shop, paid, lang, now }: Around): OrderCard => {
  if (!shop) throw new Error(`there is no shop ${sale.shopId}`)
  const { key, from, to, names } = sale.arrival
  const deadline = deadlineOf(sale, paid?.payBy)
  return {
    id: sale.id,
    order_no: sale.orderNo,
    payment_id: sale.paymentId,
    shop: { ...showShop(shop), name: sale.shopName },
    status: sale.status,
    payment_status: sale.paymentStatus,
    delivery_status: sale.deliveryStatus,
    label: labelOf(sale.status, lang),
    payment_label: paymentLabelOf(sale.paymentStatus, lang),
    delivery_label: deliveryLabelOf(sale.deliveryStatus, lang),
    pieces: sale.pieces,
    pictures: sale.pictures.flatMap(({ image, tint }) => (image === null ? [] : [{ image, tint }])),
    total: formatMoney(sale.total),
    refunded: formatMoney(sale.refunded),
    placed_at: sale.placedAt.toISOString(),
    arrival_method: { key, from, to, ...localizedOut('name', names) },
    actions: actionsOf(sale, now),
    deadline: deadline && { at: deadline.at.toISOString(), effect: deadline.effect },
    open_refunds: sale.openRefunds,
  }
}
