import { type getSeller as call, sellerRoles } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { unreadOfShop } from '../../foundation/notifications/index.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { rightsOf } from './rights.ts'
import { waitingIn } from './waiting-in.ts'

/** The console's session data: the shop, the caller's role and rights, and the waiting tasks. */
export const getSeller: UseCase<typeof call> = async ({ kernel, session }) => {
  const seller = await allowSeller({ kernel, session }, sellerRoles)
  if (isRefused(seller)) return seller
  const { shopId, customerId, role } = seller.done
  const [shop, people, waiting, notices] = await Promise.all([
    shopProfile(kernel.db, shopId),
    customersByIds(kernel.db, [customerId]),
    waitingIn(kernel.db, shopId),
    unreadOfShop(kernel.db, customerId),
  ])
  const email = people.get(customerId)?.email
  if (email === undefined) throw new Error(`there is no customer ${customerId}`)
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const { id, name, image, tint, status } = shop
  return done({
    shop: { id, name, image, tint, status },
    email,
    role,
    may: rightsOf(role),
    counts: { ...waiting, notices },
  })
}
