import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/** The amount to refund to buyer and mall once the shop can pay it. */
export const owedOfOrder = async (db: Db, orderId: string): Promise<Money> => {
  const { amount } = await getOne<{ amount: string }>(
    db,
  )`select coalesce(sum(returned + mall_returned), 0)::bigint as amount from refunds.refund
    where order_id = ${orderId} and state = 'refund_owed'`
  return minor(BigInt(amount))
}
