import { type getShopNotifications as call, sellerRoles } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { emailKindsOf } from '../../identity/accounts/emails/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { toNotificationSettings } from './notifications-view.ts'

export const getShopNotifications: UseCase<typeof call> = async (ctx) => {
  const seller = await allowSeller(ctx, sellerRoles)
  if (isRefused(seller)) return seller
  return done(toNotificationSettings(await emailKindsOf(ctx.kernel.db, seller.done.customerId)))
}
