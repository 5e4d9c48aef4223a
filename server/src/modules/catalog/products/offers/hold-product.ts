import type { Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'

/** Locks a product until the transaction ends; returns its shop and category path, or null if the product was never approved. */
type LockedProduct = { shopId: string; path: string[] }

export const lockProduct = (tx: Tx, id: string): Promise<LockedProduct | null> =>
  findOne<LockedProduct>(tx)`
    select shop_id as "shopId", category_path as path from products.product where id = ${id} and status in ('live', 'off') for no key update`
