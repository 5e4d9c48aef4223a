import type { Db } from '../../kernel/database.ts'
import { countsOf } from '../orders/reading/index.ts'
import { countsOfShop } from '../refunds/index.ts'

/** More than so many are no number any more. */
export const mostCounted = 999

/** How many orders and requests wait for a shop. */
export const waitingIn = async (db: Db, shopId: string): Promise<{ to_ship: number; refunds: number }> => {
  const [sales, refunds] = await Promise.all([countsOf(db, { shopId }, mostCounted), countsOfShop(db, shopId)])
  return { to_ship: Math.min(mostCounted, sales.paid + sales.to_ship), refunds: refunds.mine }
}
