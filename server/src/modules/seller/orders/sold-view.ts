import { promisedCarrier, type SoldOrder, type SoldOrderDetail } from '@plaza/contract'
import { addMoney, formatMoney, type Language, type Money, nothing } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { toRateText } from '../../orders/cart/pricing/index.ts'
import { addressLines } from '../../orders/checkout/placement/index.ts'
import { sellerActionsOf, remainingAmount, planShares } from '../../orders/orders/plans/index.ts'
import { type ListedOrder, type OrderRecord, orderLines } from '../../orders/orders/lookup/index.ts'
import { carrierNamed, carriersFrom, parcelsOf } from '../../orders/shipments/index.ts'
import {
  isAllSent,
  orderCard,
  type OrderParts,
  readOrder,
  toLineView,
  toMoneyView,
  toProgressView,
  toRemarksView,
  unpaidOf,
} from '../../orders/views/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

type CardDetails = Omit<Parameters<typeof orderCard>[1], 'actions'> & { isSent: boolean }
/** An order in the format of the shop's order list. */
const soldCard = (order: ListedOrder, { isSent, ...beside }: CardDetails): SoldOrder => ({
  ...orderCard(order, { ...beside, actions: sellerActionsOf(order, !isSent) }),
  customer_name: order.address.fullName,
  promised_carrier: order.arrival.carrier,
})

/** A shop's orders in its list view. `orders` is a promise, so that the shop's profile loads in parallel. */
export const soldCards = async (db: Db, shopId: string, lang: Language, orders: Promise<readonly ListedOrder[]>): Promise<SoldOrder[]> => {
  const [shop, found] = await Promise.all([shopProfile(db, shopId), orders])
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const ids = found.map(({ id }) => id)
  const [lines, parcels, unpaid] = await Promise.all([orderLines(db, ids), parcelsOf(db, ids), unpaidOf(db, found)])
  return found.map((order) =>
    soldCard(order, { shop, paid: unpaid.get(order.paymentId), lang, isSent: isAllSent(order, lines, parcels.get(order.id)) }),
  )
}

const cashOf = ({ paymentStatus, collectedAt, handedOverAt }: OrderRecord): SoldOrderDetail['statement']['cash'] => {
  if (handedOverAt) return 'handed_over'
  if (collectedAt) return 'collected'
  return paymentStatus === 'cod_due' ? 'due' : null
}

/**
 * The statement of an order for its shop. It is computed by the function that also settles the order. A cancelled order pays nothing, also if its
 * buyer never paid and so nothing was refunded.
 */
const toStatementView = (order: OrderRecord): SoldOrderDetail['statement'] => {
  const mallPart: Money = addMoney(order.mallDiscount, order.mallDeliveryDiscount)
  const stored = order.status === 'cancelled' ? nothing : remainingAmount({ ...order, mallPart })
  const { shop, commission } = planShares(stored, order.commissionRate)
  const isSettled = order.status === 'completed'
  const isDue = order.status === 'received' && order.nextDo === 'complete'
  return {
    sold_for: formatMoney(addMoney(order.total, mallPart)),
    refunded: formatMoney(addMoney(order.refunded, order.mallRefunded)),
    commission_rate: toRateText(order.commissionRate),
    commission: formatMoney(commission),
    net: formatMoney(shop),
    settles_at: isSettled ? time(order.endedAt) : isDue ? time(order.nextAt) : null,
    settled: isSettled,
    cash: cashOf(order),
  }
}

/** The shop's detail view of an order whose parts are already loaded. */
export const toSoldView = async (db: Db, parts: OrderParts, lang: Language): Promise<SoldOrderDetail> => {
  const { order, shop, paid, lines, parcels, left } = parts
  const promised = order.arrival.carrier
  const [carriers, known] = await Promise.all([carriersFrom(db, shop.country), carrierNamed(db, promised)])
  const first = promised === '' ? [] : [{ key: promisedCarrier, name: promised, example: known?.example ?? '' }]
  const { address } = order
  return {
    ...soldCard(order, { shop, paid, lang, isSent: isAllSent(order, lines, parcels) }),
    lines: lines.map((each) =>
      toLineView(
        each,
        left.find(({ line }) => line === each.line),
      ),
    ),
    ...toProgressView(parts, lang),
    address: {
      full_name: address.fullName,
      phone: address.phone,
      lines: addressLines(address),
      country_name: countryName(address.country, lang),
    },
    ...toRemarksView(order),
    money: toMoneyView(order),
    statement: toStatementView(order),
    carriers: [...first, ...carriers.filter(({ key }) => key !== known?.key).map(({ key, name, example }) => ({ key, name, example }))],
  }
}

/** Loads an order and returns its detail view for the shop. */
export const toSoldOrderView = async ({ db }: Pick<Kernel, 'db'>, order: OrderRecord, lang: Language): Promise<SoldOrderDetail> =>
  toSoldView(db, await readOrder(db, order), lang)
