import type { Tx } from '../../../../platform/db/database.ts'
import { one } from '../../../../platform/db/rows.ts'

/** Holds a product until the transaction is over, and answers whose it is and where it stands; null for one that was never approved. */
type HeldProduct = { shopId: string; path: string[] }

export const holdProduct = (tx: Tx, id: string): Promise<HeldProduct | null> =>
  one<HeldProduct>(tx)`
    select shop_id as "shopId", category_path as path from products.product where id = ${id} and status in ('live', 'off') for no key update`
