import { type getSeller as call, sellerRoles } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { countUnread } from '../notices/index.ts'
import { countsOf } from '../orders/reading/index.ts'
import { countsOfShop } from '../refunds/index.ts'
import { allowSeller } from '../sellers/index.ts'
import { shopProfile } from '../shops/index.ts'
import { rightsOf } from './rights.ts'

/** More than so many are no number any more. */
const mostCounted = 999

/** Who one is in the console: the shop, the role, what it may do, and what waits. */
export const getSeller: UseCase<typeof call> = async ({ kernel, session }) => {
  const seller = await allowSeller({ kernel, session }, sellerRoles)
  if (isRefused(seller)) return seller
  const { shopId, customerId, role } = seller.done
  const [shop, sales, refunds, notices] = await Promise.all([
    shopProfile(kernel.db, shopId),
    countsOf(kernel.db, { shopId }, mostCounted),
    countsOfShop(kernel.db, shopId),
    countUnread(kernel.db, customerId),
  ])
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const { id, name, image, tint, status } = shop
  return done({
    shop: { id, name, image, tint, status },
    role,
    may: rightsOf(role),
    counts: { to_ship: Math.min(mostCounted, sales.paid + sales.to_ship), refunds: refunds.mine, notices },
  })
}
