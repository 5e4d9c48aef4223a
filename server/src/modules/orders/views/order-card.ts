import type { OrderCard } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { showShop } from '../cart/pricing/index.ts'
import { type PaidHow, paidHow } from '../checkout/methods/index.ts'
import { deadlineOf } from '../orders/plans/index.ts'
import { deliveryLabelOf, labelOf, type ListedSale, paymentLabelOf, type Sale } from '../orders/lookup/index.ts'
import type { ShopProfile } from '../../shops/profile/index.ts'

/** By payment ID: the payment method and the deadline of the unpaid ones of these orders. */
export const unpaidOf = async (db: Db, sales: readonly Pick<Sale, 'status' | 'paymentId'>[]): Promise<ReadonlyMap<string, PaidHow>> => {
  const unpaid = sales.filter(({ status }) => status === 'unpaid').map(({ paymentId }) => paymentId)
  return unpaid.length > 0 ? paidHow(db, unpaid) : new Map()
}

/** `actions`: the actions open to the reader. */
type Beside<Action> = { shop: ShopProfile | undefined; paid: PaidHow | undefined; lang: Language; actions: Action[] }

/** An order in a list, as its buyer and its shop read it. */
export const orderCard = <Action>(
  sale: ListedSale,
  { shop, paid, lang, actions }: Beside<Action>,
): Omit<OrderCard, 'actions'> & { actions: Action[] } => {
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
    actions,
    deadline: deadline && { at: deadline.at.toISOString(), effect: deadline.effect },
    open_refunds: sale.openRefunds,
  }
}
