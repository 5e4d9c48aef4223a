import { fewPieces } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import { countLowOfShop } from '../../catalog/products/pieces/index.ts'
import { countsOf } from '../../orders/orders/lookup/index.ts'
import { countsOfShop } from '../../orders/refunds/records/index.ts'

/** Counting stops at this number; an exact larger number is not needed. */
export const maxWaitingCount = 999

/** Number of the shop's variants on sale that run low. */
export const lowIn = async (db: Db, shopId: string): Promise<number> =>
  Math.min(maxWaitingCount, await countLowOfShop(db, shopId, fewPieces))

/** Numbers of orders to send, refund requests and low variants that wait for the shop. */
export const waitingIn = async (db: Db, shopId: string): Promise<{ to_ship: number; refunds: number; low_stock: number }> => {
  const [orders, refunds, low] = await Promise.all([countsOf(db, { shopId }, maxWaitingCount), countsOfShop(db, shopId), lowIn(db, shopId)])
  return { to_ship: Math.min(maxWaitingCount, orders.paid + orders.to_ship), refunds: refunds.mine, low_stock: low }
}
