import { minor, nothing } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { type OrderRecord, orderLines } from '../../orders/lookup/index.ts'
import type { BoughtLine, RefundableOrder } from '../plan/plan-refund.ts'
import { deliveredForNothing, refundsOfOrders } from '../records/line-rows.ts'

export type DeliveryOfOrder = Pick<OrderRecord, 'id' | 'delivery' | 'shopDeliveryDiscount' | 'mallDeliveryDiscount'>
/** The lines of these orders with the refunds of each line so far. */
export const boughtLines = async (
  db: Db,
  orderIds: readonly string[],
  paying: string | null = null,
): Promise<ReadonlyMap<string, BoughtLine[]>> => {
  const [lines, refunds] = await Promise.all([orderLines(db, orderIds), refundsOfOrders(db, orderIds, paying)])
  return new Map(
    orderIds.map((id): [string, BoughtLine[]] => [
      id,
      lines
        .filter(({ orderId }) => orderId === id)
        .map(({ line, quantity, paid, mallDiscount }) => {
          const known = refunds.find((each) => each.orderId === id && each.line === line)
          const { open = null, gone = 0, goneInFull = 0, times = 0 } = known ?? {}
          return { line, quantity, paid, mall: mallDiscount, gone, goneInFull, open, times }
        }),
    ]),
  )
}

/** The lines of each order with the amounts that can still be refunded. */
export const refundableOrders = async (
  db: Db,
  orders: readonly DeliveryOfOrder[],
  paying: string | null = null,
): Promise<ReadonlyMap<string, RefundableOrder>> => {
  const ids = orders.map(({ id }) => id)
  const [lines, delivered] = await Promise.all([boughtLines(db, ids, paying), deliveredForNothing(db, ids)])
  return new Map(
    orders.map(({ id, delivery, shopDeliveryDiscount, mallDeliveryDiscount }): [string, RefundableOrder] => {
      const isBack = delivered.has(id)
      return [
        id,
        {
          lines: lines.get(id) ?? [],
          delivery: isBack ? nothing : minor(delivery - shopDeliveryDiscount - mallDeliveryDiscount),
          mallDelivery: isBack ? nothing : mallDeliveryDiscount,
        },
      ]
    }),
  )
}
