import type { SoldOrder, SoldOrderDetail } from '@plaza/contract'
import { addMoney, formatMoney, type Language, type Money, nothing } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { showRate, showShop } from '../../orders/cart/pricing/index.ts'
import { keptOf, planShares } from '../../orders/lifecycle/settling/index.ts'
import { deadlineOf, sellerActionsOf, timelineOf } from '../../orders/orders/planning/index.ts'
import {
  deliveryLabelOf,
  labelOf,
  type ListedSale,
  paymentLabelOf,
  type Sale,
  saleEvents,
  type SaleLine,
  saleLines,
} from '../../orders/orders/reading/index.ts'
import { carriersFrom } from '../../orders/shipments/carriers/index.ts'
import { leftToSend, type ParcelRow, parcelsOf, showParcels } from '../../orders/shipments/index.ts'
import { leftToRefund } from '../../orders/refunds/index.ts'
import { type PaidHow, paidHow } from '../../orders/checkout/paid/index.ts'
import { type ShopProfile, shopProfile } from '../../shops/profile/index.ts'
import { addressLines } from '../../orders/checkout/placing/index.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

export type Payments = ReadonlyMap<string, PaidHow>
/** Until when those that are not paid wait for it, by payment. */
export const unpaidOf = async (db: Db, sales: readonly Pick<Sale, 'status' | 'paymentId'>[]): Promise<Payments> => {
  const unpaid = sales.filter(({ status }) => status === 'unpaid').map(({ paymentId }) => paymentId)
  return unpaid.length > 0 ? paidHow(db, unpaid) : new Map()
}

type Beside = { shop: ShopProfile; lang: Language; left: boolean; unpaid: Payments }
/** An order as the shop sees it in a list. */
export const soldCard = (sale: ListedSale, { shop, lang, left, unpaid }: Beside): SoldOrder => {
  const { key, from, to, names } = sale.arrival
  const deadline = deadlineOf(sale, unpaid.get(sale.paymentId)?.payBy)
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
    actions: sellerActionsOf(sale, left),
    deadline: deadline && { at: deadline.at.toISOString(), effect: deadline.effect },
    open_refunds: sale.openRefunds,
    customer_name: sale.address.fullName,
  }
}

type Left = Awaited<ReturnType<typeof leftToRefund>>[number]
const showLine = (line: SaleLine, left: Left | undefined): SoldOrderDetail['lines'][number] => ({
  ...line.goods,
  item_id: String(line.line),
  price: formatMoney(line.price),
  quantity: line.quantity,
  amount: formatMoney(line.amount),
  discount: formatMoney(addMoney(line.shopDiscount, line.mallDiscount)),
  taxation: showRate(line.taxRate),
  tax: formatMoney(line.tax),
  paid: formatMoney(line.paid),
  refundable: { quantity: left?.quantity ?? 0, amount: formatMoney(left?.amount ?? nothing) },
  refunded_quantity: left?.gone ?? 0,
  open_refund: left?.open ?? null,
})

/** What the shop gets of it, by the very function that settles it. */
const showStatement = (sale: Sale): SoldOrderDetail['statement'] => {
  const mallPart: Money = addMoney(sale.mallDiscount, sale.mallDeliveryDiscount)
  const kept = keptOf({ ...sale, mallPart })
  const { shop, commission } = planShares(kept, sale.commissionRate)
  const isSettled = sale.status === 'completed'
  const isDue = sale.status === 'received' && sale.nextDo === 'complete'
  return {
    sold_for: formatMoney(addMoney(sale.total, mallPart)),
    refunded: formatMoney(addMoney(sale.refunded, sale.mallRefunded)),
    commission_rate: showRate(sale.commissionRate),
    commission: formatMoney(commission),
    net: formatMoney(shop),
    settles_at: isSettled ? time(sale.endedAt) : isDue ? time(sale.nextAt) : null,
    settled: isSettled,
  }
}

/** Whether something of an order is in no parcel yet. */
export const leftOf = (sale: Pick<Sale, 'id'>, lines: readonly SaleLine[], parcels: readonly ParcelRow[]): boolean =>
  leftToSend(
    lines.filter(({ saleId }) => saleId === sale.id),
    parcels.flatMap((parcel) => parcel.lines),
  ).length > 0

/** An order of the shop with everything that is told of it. */
export const tellSold = async ({ db }: Pick<Kernel, 'db'>, sale: Sale, lang: Language): Promise<SoldOrderDetail> => {
  const [shop, lines, events, sent, left, unpaid] = await Promise.all([
    shopProfile(db, sale.shopId),
    saleLines(db, [sale.id]),
    saleEvents(db, sale.id),
    parcelsOf(db, [sale.id]),
    leftToRefund(db, [sale]),
    unpaidOf(db, [sale]),
  ])
  if (!shop) throw new Error(`there is no shop ${sale.shopId}`)
  const carriers = await carriersFrom(db, shop.country)
  const parcels = sent.get(sale.id) ?? []
  const { address } = sale
  return {
    ...soldCard(sale, { shop, lang, left: leftOf(sale, lines, parcels), unpaid }),
    lines: lines.map((each) =>
      showLine(
        each,
        left.find(({ line }) => line === each.line),
      ),
    ),
    timeline: timelineOf(sale, events).map((step) => ({ ...step, label: labelOf(step.status, lang), at: time(step.at) })),
    parcels: showParcels(parcels, lang),
    address: {
      full_name: address.fullName,
      phone: address.phone,
      lines: addressLines(address),
      country_name: countryName(address.country, lang),
    },
    remark: sale.remark,
    cancel_reason: sale.status === 'cancelled' ? sale.movedFor : null,
    statement: showStatement(sale),
    carriers: carriers.map(({ key, name, example }) => ({ key, name, example })),
  }
}
