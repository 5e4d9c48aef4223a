import type { OrderCard } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { showShop } from '../cart/pricing/index.ts'
import { type PaidHow, paidHow } from '../checkout/methods/index.ts'
import { deadlineOf } from '../orders/plans/index.ts'
import { deliveryLabelOf, labelOf, type ListedOrder, paymentLabelOf, type OrderRecord } from '../orders/lookup/index.ts'
import type { ShopProfile } from '../../shops/profile/index.ts'

/** Payment method and deadline of the unpaid orders among these, by payment id. */
export const unpaidOf = async (
  db: Db,
  orders: readonly Pick<OrderRecord, 'status' | 'paymentId'>[],
): Promise<ReadonlyMap<string, PaidHow>> => {
  const unpaid = orders.filter(({ status }) => status === 'unpaid').map(({ paymentId }) => paymentId)
  return unpaid.length > 0 ? paidHow(db, unpaid) : new Map()
}

/** `actions` are the actions that the reader of the card can perform. */
type CardDetails<Action> = { shop: ShopProfile | undefined; paid: PaidHow | undefined; lang: Language; actions: Action[] }

/** An order as a card in a list, for its buyer or its shop. */
export const orderCard = <Action>(
  order: ListedOrder,
  { shop, paid, lang, actions }: CardDetails<Action>,
): Omit<OrderCard, 'actions' | 'open_refund'> & { actions: Action[] } => {
  if (!shop) throw new Error(`there is no shop ${order.shopId}`)
  const { key, from, to, names } = order.arrival
  const deadline = deadlineOf(order, paid?.payBy)
  return {
    id: order.id,
    order_no: order.orderNo,
    payment_id: order.paymentId,
    shop: { ...showShop(shop), name: order.shopName },
    status: order.status,
    payment_status: order.paymentStatus,
    delivery_status: order.deliveryStatus,
    label: labelOf(order.status, lang),
    payment_label: paymentLabelOf(order.paymentStatus, lang),
    delivery_label: deliveryLabelOf(order.deliveryStatus, lang),
    pieces: order.pieces,
    first: order.first,
    lines_count: order.linesCount,
    pictures: order.pictures.flatMap(({ image, tint }) => (image === null ? [] : [{ image, tint }])),
    total: formatMoney(order.total),
    refunded: formatMoney(order.refunded),
    placed_at: order.placedAt.toISOString(),
    arrival_method: { key, from, to, ...localizedOut('name', names) },
    actions,
    deadline: deadline && { at: deadline.at.toISOString(), effect: deadline.effect },
    open_refunds: order.openRefunds,
  }
}
