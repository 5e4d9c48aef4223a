import type { getOwnSales as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { salesFigures } from '../../orders/orders/sums/index.ts'
import { shopOfOwner } from '../../shops/profile/owners/index.ts'
import { dayOf } from './plan-stretch.ts'
import { toSalesView } from './show-sales.ts'
import { waitingIn } from './waiting-in.ts'

/** The sales figures of the caller's own shop, for the storefront. The console shows the same figures. */
export const getOwnSales: UseCase<typeof call> = async ({ kernel, session }) => {
  const shop = await shopOfOwner(kernel.db, currentUserId({ session }))
  if (!shop) return refused('not_allowed')
  const [figures, counts] = await Promise.all([salesFigures(kernel.db, shop.id, dayOf(kernel.now())), waitingIn(kernel.db, shop.id)])
  const { to_ship, refunds } = counts
  return done({ shop: { id: shop.id, name: shop.name }, sales: toSalesView(figures), counts: { to_ship, refunds } })
}
