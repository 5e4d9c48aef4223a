import type { Db } from '../../../../platform/db/database.ts'
import { type OrderRecord, ordersByIds } from '../../../orders/orders/lookup/index.ts'

/** The orders among these IDs that belong to this shop, in the requested order. */
export const ordersOfShop = async (db: Db, shopId: string, ids: readonly string[]): Promise<OrderRecord[]> => {
  const found = await ordersByIds(db, ids)
  return found.filter((order) => order.shopId === shopId)
}
