import type { SoldOrder, SoldOrderDetail } from '@plaza/contract'
import { addMoney, formatMoney, type Language, type Money } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { toRateText } from '../../orders/cart/pricing/index.ts'
import { addressLines } from '../../orders/checkout/placement/index.ts'
import { sellerActionsOf, remainingAmount, planShares } from '../../orders/orders/plans/index.ts'
import { type ListedSale, type Sale, saleLines } from '../../orders/orders/lookup/index.ts'
import { carriersFrom, parcelsOf } from '../../orders/shipments/index.ts'
import {
  isAllSent,
  orderCard,
  type OrderParts,
  readOrder,
  toLineView,
  toProgressView,
  toRemarksView,
  unpaidOf,
} from '../../orders/views/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

type Beside = Omit<Parameters<typeof orderCard>[1], 'actions'> & { isSent: boolean }
/** An order as the shop sees it in a list. */
const soldCard = (sale: ListedSale, { isSent, ...beside }: Beside): SoldOrder => ({
  ...orderCard(sale, { ...beside, actions: sellerActionsOf(sale, !isSent) }),
  customer_name: sale.address.fullName,
})

/** A shop's orders in its list view; `sales` load in parallel with the shop. */
export const soldCards = async (db: Db, shopId: string, lang: Language, sales: Promise<readonly ListedSale[]>): Promise<SoldOrder[]> => {
  const [shop, found] = await Promise.all([shopProfile(db, shopId), sales])
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const ids = found.map(({ id }) => id)
  const [lines, parcels, unpaid] = await Promise.all([saleLines(db, ids), parcelsOf(db, ids), unpaidOf(db, found)])
  return found.map((sale) =>
    soldCard(sale, { shop, paid: unpaid.get(sale.paymentId), lang, isSent: isAllSent(sale, lines, parcels.get(sale.id)) }),
  )
}

/** The shop's share, computed by the same function that settles the order. */
const toStatementView = (sale: Sale): SoldOrderDetail['statement'] => {
  const mallPart: Money = addMoney(sale.mallDiscount, sale.mallDeliveryDiscount)
  const stored = remainingAmount({ ...sale, mallPart })
  const { shop, commission } = planShares(stored, sale.commissionRate)
  const isSettled = sale.status === 'completed'
  const isDue = sale.status === 'received' && sale.nextDo === 'complete'
  return {
    sold_for: formatMoney(addMoney(sale.total, mallPart)),
    refunded: formatMoney(addMoney(sale.refunded, sale.mallRefunded)),
    commission_rate: toRateText(sale.commissionRate),
    commission: formatMoney(commission),
    net: formatMoney(shop),
    settles_at: isSettled ? time(sale.endedAt) : isDue ? time(sale.nextAt) : null,
    settled: isSettled,
  }
}

/** An order that is read, as its shop sees it. */
export const toSoldView = async (db: Db, order: OrderParts, lang: Language): Promise<SoldOrderDetail> => {
  const { sale, shop, paid, lines, parcels, left } = order
  const carriers = await carriersFrom(db, shop.country)
  const { address } = sale
  return {
    ...soldCard(sale, { shop, paid, lang, isSent: isAllSent(sale, lines, parcels) }),
    lines: lines.map((each) =>
      toLineView(
        each,
        left.find(({ line }) => line === each.line),
      ),
    ),
    ...toProgressView(order, lang),
    address: {
      full_name: address.fullName,
      phone: address.phone,
      lines: addressLines(address),
      country_name: countryName(address.country, lang),
    },
    ...toRemarksView(sale),
    statement: toStatementView(sale),
    carriers: carriers.map(({ key, name, example }) => ({ key, name, example })),
  }
}

/** An order of the shop with all its details. */
export const toSoldOrderView = async ({ db }: Pick<Kernel, 'db'>, sale: Sale, lang: Language): Promise<SoldOrderDetail> =>
  toSoldView(db, await readOrder(db, sale), lang)
