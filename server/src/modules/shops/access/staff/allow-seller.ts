import type { CallShape, sellerRoles } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { type CallContext, currentUserId } from '../../../../platform/http/serve.ts'
import { memberAtWork } from '../../profile/index.ts'
import { type OwnShop, shopOfOwner, shopWithOwner } from '../../profile/owners/index.ts'

export type SellerRole = (typeof sellerRoles)[number]
export type Seller = { shopId: string; customerId: string; role: SellerRole }
export type Membership = { shop: OwnShop; role: SellerRole }

/** The shop that a customer may manage, and the customer's role there. An owned shop takes precedence over an employer's shop. */
export const seatOf = async (db: Db, customerId: string): Promise<Membership | null> => {
  const own = await shopOfOwner(db, customerId)
  if (own) return { shop: own, role: 'owner' }
  const member = await memberAtWork(db, customerId)
  const shop = member && (await shopWithOwner(db, member.shopId))
  return shop && shop.status !== 'closed' ? { shop, role: member.role } : null
}

/** The shop that the caller manages in the console, read again on each call. Refused without a shop, or if the caller's role is not in `roles`. */
export const allowSeller = async (
  { kernel, session }: Pick<CallContext<CallShape>, 'kernel' | 'session'>,
  roles: readonly SellerRole[],
): Promise<Outcome<Seller, 'not_allowed'>> => {
  const customerId = currentUserId({ session })
  const membership = await seatOf(kernel.db, customerId)
  if (!membership || !roles.includes(membership.role)) return refused('not_allowed')
  return done({ shopId: membership.shop.id, customerId, role: membership.role })
}
