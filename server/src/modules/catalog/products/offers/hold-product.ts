import type { Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'

/** Holds a product until the transaction is over, and answers whose it is and where it stands; null for one that was never approved. */
type LockedProduct = { shopId: string; path: string[] }

export const lockProduct = (tx: Tx, id: string): Promise<LockedProduct | null> =>
  findOne<LockedProduct>(tx)`
    select shop_id as "shopId", category_path as path from products.product where id = ${id} and status in ('live', 'off') for no key update`
