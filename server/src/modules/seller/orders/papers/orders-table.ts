import { csvBegin, csvRow, formatMoney } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { toRateText } from '../../../orders/cart/pricing/index.ts'
import { type OrderRecord, ordersBefore, ordersByIds, type OrderFilter } from '../../../orders/orders/lookup/index.ts'
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

const row = (order: OrderRecord, tracking: readonly string[]) => [
  order.orderNo,
  order.status,
  order.paymentStatus,
  time(order.placedAt),
  time(order.paidAt),
  time(order.shippedAt),
  time(order.endedAt),
  order.address.fullName,
  order.address.country,
  order.address.city,
  order.pieces,
  formatMoney(order.items),
  formatMoney(order.shopDiscount),
  formatMoney(order.mallDiscount),
  formatMoney(order.delivery),
  formatMoney(order.tax),
  formatMoney(order.total),
  formatMoney(order.refunded),
  toRateText(order.commissionRate),
  tracking.join(' '),
]

/** Streams orders as a table, one page at a time, so that memory use stays small. */
export async function* ordersTable({ db }: Pick<Kernel, 'db'>, wanted: OrderFilter): AsyncGenerator<string> {
  yield csvBegin + csvRow(heads)
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof ordersBefore>> = await ordersBefore(db, wanted, after, atOnce)
    const ids = page.orders.map(({ id }) => id)
    const [orders, parcels] = await Promise.all([ordersByIds(db, ids), parcelsOf(db, ids)])
    yield orders
      .map((order) =>
        csvRow(
          row(
            order,
            (parcels.get(order.id) ?? []).map((each) => each.trackingNo),
          ),
        ),
      )
      .join('')
    if (page.next === null) return
    after = page.next
  }
}
