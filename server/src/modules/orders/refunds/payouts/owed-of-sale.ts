import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/** The amount that goes back to buyer and mall once the shop can pay it. */
export const owedOfSale = async (db: Db, saleId: string): Promise<Money> => {
  const { amount } = await getOne<{ amount: string }>(
    db,
  )`select coalesce(sum(returned + mall_returned), 0)::bigint as amount from refunds.refund
    where sale_id = ${saleId} and state = 'refund_owed'`
  return minor(BigInt(amount))
}
