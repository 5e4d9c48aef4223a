import { type Money, nothing } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { leftOf, shareOfUnits } from '../plan/plan-refund.ts'
import { refundableOrders, type DeliveryOfOrder } from './bought.ts'

/** The units and amount of a line that can still be refunded, and the units already refunded. */
type LeftOfLine = { orderId: string; line: number; quantity: number; amount: Money; gone: number; open: string | null }

/** Units and amount that can still be refunded, per order line. The caller checks the refund period, which applies per order. */
export const leftToRefund = async (db: Db, orders: readonly DeliveryOfOrder[]): Promise<LeftOfLine[]> => {
  const bought = await refundableOrders(db, orders)
  return [...bought].flatMap(([orderId, { lines }]) =>
    lines.map((each) => {
      const quantity = leftOf(each)
      const amount = quantity === 0 ? nothing : shareOfUnits(each.paid, each.quantity, each.gone, quantity)
      return { orderId, line: each.line, quantity, amount, gone: each.gone, open: each.open }
    }),
  )
}
