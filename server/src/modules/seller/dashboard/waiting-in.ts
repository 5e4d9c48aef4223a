import { fewPieces } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import { countLowOfShop } from '../../catalog/products/pieces/index.ts'
import { countsOf } from '../../orders/orders/lookup/index.ts'
import { countsOfShop } from '../../orders/refunds/records/index.ts'

/** More than so many are no number any more. */
export const maxWaitingCount = 999

/** Of how many variants on sale few are left. */
export const lowIn = async (db: Db, shopId: string): Promise<number> =>
  Math.min(maxWaitingCount, await countLowOfShop(db, shopId, fewPieces))

/** How many orders, requests and variants that run low wait for a shop. */
export const waitingIn = async (db: Db, shopId: string): Promise<{ to_ship: number; refunds: number; low_stock: number }> => {
  const [sales, refunds, low] = await Promise.all([countsOf(db, { shopId }, maxWaitingCount), countsOfShop(db, shopId), lowIn(db, shopId)])
  return { to_ship: Math.min(maxWaitingCount, sales.paid + sales.to_ship), refunds: refunds.mine, low_stock: low }
}
