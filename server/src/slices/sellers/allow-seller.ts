import type { CallShape, sellerRoles } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import { type Ask, whoAsks } from '../../kernel/http/serve.ts'
import { shopOfOwner } from '../shops/owners/index.ts'

export type SellerRole = (typeof sellerRoles)[number]
export type Seller = { shopId: string; customerId: string; role: SellerRole }

/** For which shop somebody in the console acts, and as what; refused where they have none, or their role does not do this. */
export const allowSeller = async (
  { kernel, session }: Pick<Ask<CallShape>, 'kernel' | 'session'>,
  roles: readonly SellerRole[] = [],
): Promise<Outcome<Seller, 'not_allowed'>> => {
  const customerId = whoAsks({ session })
  const shop = await shopOfOwner(kernel.db, customerId)
  const role: SellerRole = 'owner'
  if (!shop || (roles.length > 0 && !roles.includes(role))) return refused('not_allowed')
  return done({ shopId: shop.id, customerId, role })
}
