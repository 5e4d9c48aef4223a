import { fewPieces } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import { countLowOfShop } from '../../catalog/products/pieces/index.ts'
import { countsOf } from '../../orders/orders/lookup/index.ts'
import { countsOfShop } from '../../orders/refunds/records/index.ts'

/** Counting stops at this number, because the apps need no exact larger number. */
export const maxWaitingCount = 999

/** Number of the shop's variants on sale whose stock is low. */
export const lowIn = async (db: Db, shopId: string): Promise<number> =>
  Math.min(maxWaitingCount, await countLowOfShop(db, shopId, fewPieces))

/** Counts the shop's orders to send, its open refund requests and its variants with low stock. */
export const waitingIn = async (db: Db, shopId: string): Promise<{ to_ship: number; refunds: number; low_stock: number }> => {
  const [orders, refunds, low] = await Promise.all([countsOf(db, { shopId }, maxWaitingCount), countsOfShop(db, shopId), lowIn(db, shopId)])
  return { to_ship: Math.min(maxWaitingCount, orders.paid + orders.to_ship), refunds: refunds.mine, low_stock: low }
}
