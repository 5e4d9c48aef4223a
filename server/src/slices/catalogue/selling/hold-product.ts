import type { Tx } from '../../../kernel/database.ts'
import { one } from '../../../kernel/rows.ts'

/** Holds a product until the transaction is over, and answers whose it is; null for one that was never approved. */
export const holdProduct = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await one<{ shopId: string }>(tx)`
    select shop_id as "shopId" from catalogue.product where id = ${id} and status in ('live', 'off') for no key update`
  return row?.shopId ?? null
}
