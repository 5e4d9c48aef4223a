import { type Money, nothing } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { leftOf, shareOfUnits } from '../plan/plan-refund.ts'
import { refundableOrders, type DeliveryOfOrder } from './bought.ts'

/** The refundable rest of a line, and the refunded units. */
type LeftOfLine = { saleId: string; line: number; quantity: number; amount: Money; gone: number; open: string | null }

/** By order and line: how many units can still be refunded, and for how much. The refund period is checked by the order. */
export const leftToRefund = async (db: Db, sales: readonly DeliveryOfOrder[]): Promise<LeftOfLine[]> => {
  const bought = await refundableOrders(db, sales)
  return [...bought].flatMap(([saleId, { lines }]) =>
    lines.map((each) => {
      const quantity = leftOf(each)
      const amount = quantity === 0 ? nothing : shareOfUnits(each.paid, each.quantity, each.gone, quantity)
      return { saleId, line: each.line, quantity, amount, gone: each.gone, open: each.open }
    }),
  )
}
