import type { Db } from '../../../platform/db/database.ts'
import { type PaidHow, paidHow } from '../checkout/methods/index.ts'
import { type Sale, type SaleEvent, saleEvents, type SaleLine, saleLines } from '../orders/lookup/index.ts'
import { leftToRefund } from '../refunds/payouts/index.ts'
import { leftToSend, type ParcelRow, parcelsOf } from '../shipments/index.ts'
import { type ShopProfile, shopProfile } from '../../shops/profile/index.ts'

export type LeftOfLine = Awaited<ReturnType<typeof leftToRefund>>[number]
/** An order with the rows of other modules that belong to it. */
export type OrderParts = {
  sale: Sale
  shop: ShopProfile
  paid: PaidHow
  lines: readonly SaleLine[]
  events: readonly SaleEvent[]
  parcels: readonly ParcelRow[]
  left: readonly LeftOfLine[]
}

/** Reads one order with everything that buyer, shop and staff see of it. */
export const readOrder = async (db: Db, sale: Sale): Promise<OrderParts> => {
  const [shop, payments, lines, events, parcels, left] = await Promise.all([
    shopProfile(db, sale.shopId),
    paidHow(db, [sale.paymentId]),
    saleLines(db, [sale.id]),
    saleEvents(db, sale.id),
    parcelsOf(db, [sale.id]),
    leftToRefund(db, [sale]),
  ])
  const paid = payments.get(sale.paymentId)
  if (!shop || !paid) throw new Error(`the order ${sale.id} has no ${shop ? 'payment' : 'shop'}`)
  return { sale, shop, paid, lines, events, parcels: parcels.get(sale.id) ?? [], left }
}

/** Whether each piece of an order is in a parcel. */
export const isAllSent = ({ id }: Pick<Sale, 'id'>, lines: readonly SaleLine[], parcels: readonly ParcelRow[] = []): boolean => {
  const bought = lines.filter(({ saleId }) => saleId === id)
  const sent = parcels.flatMap((parcel) => parcel.lines)
  return leftToSend(bought, sent).length === 0
}
