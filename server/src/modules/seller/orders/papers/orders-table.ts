import { csvBegin, csvRow, formatMoney } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { toRateText } from '../../../orders/cart/pricing/index.ts'
import { type Sale, salesBefore, salesByIds, type WantedSales } from '../../../orders/orders/lookup/index.ts'
import { parcelsOf } from '../../../orders/shipments/index.ts'

const atOnce = 200
const heads = [
  'order_no',
  'status',
  'payment_status',
  'placed_at',
  'paid_at',
  'shipped_at',
  'ended_at',
  'customer',
  'country',
  'city',
  'pieces',
  'items',
  'shop_discount',
  'mall_discount',
  'delivery',
  'tax',
  'total',
  'refunded',
  'commission_rate',
  'tracking_numbers',
]
const time = (at: Date | null) => at?.toISOString() ?? ''

const row = (sale: Sale, tracking: readonly string[]) => [
  sale.orderNo,
  sale.status,
  sale.paymentStatus,
  time(sale.placedAt),
  time(sale.paidAt),
  time(sale.shippedAt),
  time(sale.endedAt),
  sale.address.fullName,
  sale.address.country,
  sale.address.city,
  sale.pieces,
  formatMoney(sale.items),
  formatMoney(sale.shopDiscount),
  formatMoney(sale.mallDiscount),
  formatMoney(sale.delivery),
  formatMoney(sale.tax),
  formatMoney(sale.total),
  formatMoney(sale.refunded),
  toRateText(sale.commissionRate),
  tracking.join(' '),
]

/** Orders as a table, a page of them at a time: however many there are, few are held. */
export async function* ordersTable({ db }: Pick<Kernel, 'db'>, wanted: WantedSales): AsyncGenerator<string> {
  yield csvBegin + csvRow(heads)
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof salesBefore>> = await salesBefore(db, wanted, after, atOnce)
    const ids = page.sales.map(({ id }) => id)
    const [sales, parcels] = await Promise.all([salesByIds(db, ids), parcelsOf(db, ids)])
    yield sales
      .map((sale) =>
        csvRow(
          row(
            sale,
            (parcels.get(sale.id) ?? []).map((each) => each.trackingNo),
          ),
        ),
      )
      .join('')
    if (page.next === null) return
    after = page.next
  }
}
