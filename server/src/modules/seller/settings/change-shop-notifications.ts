import { type changeShopNotifications as call, type NoticeKind, sellerRoles } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { chooseEmailKinds, emailKindsOf } from '../../identity/accounts/emails/index.ts'
import { lockCustomer } from '../../identity/accounts/people/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { toNotificationSettings } from './notifications-view.ts'

/** The choice of emails belongs to the person, so it applies in every app. */
export const changeShopNotifications: UseCase<typeof call> = async (ctx) => {
  const seller = await allowSeller(ctx, sellerRoles)
  if (isRefused(seller)) return seller
  const kinds = [...new Set(ctx.input.letters_for)].map((kind) => Number(kind) as NoticeKind)
  const { customerId } = seller.done
  return transaction(ctx.kernel, async (tx) => {
    await lockCustomer(tx, customerId)
    const current = toNotificationSettings(await emailKindsOf(tx, customerId))
    if (ctx.input.version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
    await chooseEmailKinds(tx, customerId, kinds)
    return done(toNotificationSettings(kinds))
  })
}
