import { minor, nothing } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { type Sale, saleLines } from '../../orders/lookup/index.ts'
import type { RefundableOrder } from '../plan/plan-refund.ts'
import { deliveredForNothing, refundsOfSales } from '../records/line-rows.ts'

export type DeliveryOfOrder = Pick<Sale, 'id' | 'delivery' | 'shopDeliveryDiscount' | 'mallDeliveryDiscount'>
/** The bought lines and the refundable rest, by order. */
export const refundableOrders = async (
  db: Db,
  sales: readonly DeliveryOfOrder[],
  paying: string | null = null,
): Promise<ReadonlyMap<string, RefundableOrder>> => {
  const ids = sales.map(({ id }) => id)
  const [lines, asked, delivered] = await Promise.all([saleLines(db, ids), refundsOfSales(db, ids, paying), deliveredForNothing(db, ids)])
  return new Map(
    sales.map(({ id, delivery, shopDeliveryDiscount, mallDeliveryDiscount }): [string, RefundableOrder] => {
      const isBack = delivered.has(id)
      const ofSale = lines.filter(({ saleId }) => saleId === id)
      return [
        id,
        {
          lines: ofSale.map(({ line, quantity, paid, mallDiscount }) => {
            const known = asked.find((each) => each.saleId === id && each.line === line)
            const { open = null, gone = 0, goneInFull = 0, times = 0 } = known ?? {}
            return { line, quantity, paid, mall: mallDiscount, gone, goneInFull, open, times }
          }),
          delivery: isBack ? nothing : minor(delivery - shopDeliveryDiscount - mallDeliveryDiscount),
          mallDelivery: isBack ? nothing : mallDeliveryDiscount,
        },
      ]
    }),
  )
}
