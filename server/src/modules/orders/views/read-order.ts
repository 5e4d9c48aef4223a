import type { Db } from '../../../platform/db/database.ts'
import { type PaidHow, paidHow } from '../checkout/methods/index.ts'
import { type OrderRecord, type OrderHistoryRow, orderHistory, type OrderLineRecord, orderLines } from '../orders/lookup/index.ts'
import { leftToRefund } from '../refunds/payouts/index.ts'
import { leftToSend, type ParcelRow, parcelsOf } from '../shipments/index.ts'
import { type ShopProfile, shopProfile } from '../../shops/profile/index.ts'

export type LeftOfLine = Awaited<ReturnType<typeof leftToRefund>>[number]
/** An order with the rows of other modules that belong to the order. */
export type OrderParts = {
  order: OrderRecord
  shop: ShopProfile
  paid: PaidHow
  lines: readonly OrderLineRecord[]
  events: readonly OrderHistoryRow[]
  parcels: readonly ParcelRow[]
  left: readonly LeftOfLine[]
}

/** Reads one order with all data that its buyer, its shop and staff see. */
export const readOrder = async (db: Db, order: OrderRecord): Promise<OrderParts> => {
  const [shop, payments, lines, events, parcels, left] = await Promise.all([
    shopProfile(db, order.shopId),
    paidHow(db, [order.paymentId]),
    orderLines(db, [order.id]),
    orderHistory(db, order.id),
    parcelsOf(db, [order.id]),
    leftToRefund(db, [order]),
  ])
  const paid = payments.get(order.paymentId)
  if (!shop || !paid) throw new Error(`the order ${order.id} has no ${shop ? 'payment' : 'shop'}`)
  return { order, shop, paid, lines, events, parcels: parcels.get(order.id) ?? [], left }
}

/** Whether all units of an order are in a parcel. */
export const isAllSent = (
  { id }: Pick<OrderRecord, 'id'>,
  lines: readonly OrderLineRecord[],
  parcels: readonly ParcelRow[] = [],
): boolean => {
  const bought = lines.filter(({ orderId }) => orderId === id)
  const sent = parcels.flatMap((parcel) => parcel.lines)
  return leftToSend(bought, sent).length === 0
}
