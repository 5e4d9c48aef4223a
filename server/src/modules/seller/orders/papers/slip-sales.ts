import type { Db } from '../../../../platform/db/database.ts'
import { type Sale, salesByIds } from '../../../orders/orders/lookup/index.ts'

/** Those of these orders that are of this shop, in the order in which they were asked for. */
export const salesOfShop = async (db: Db, shopId: string, ids: readonly string[]): Promise<Sale[]> => {
  const found = await salesByIds(db, ids)
  return found.filter((sale) => sale.shopId === shopId)
}
