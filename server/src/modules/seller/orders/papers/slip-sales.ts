import type { Db } from '../../../../platform/db/database.ts'
import { type Sale, salesByIds } from '../../../orders/orders/lookup/index.ts'

/** The orders among these IDs that belong to this shop, in the requested order. */
export const salesOfShop = async (db: Db, shopId: string, ids: readonly string[]): Promise<Sale[]> => {
  const found = await salesByIds(db, ids)
  return found.filter((sale) => sale.shopId === shopId)
}
