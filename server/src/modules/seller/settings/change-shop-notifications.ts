import { type changeShopNotifications as call, type NoticeKind, sellerRoles } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { chooseLetters, lettersOf } from '../../identity/accounts/emails/index.ts'
import { lockCustomer } from '../../identity/accounts/people/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { toNotificationSettings } from './tell-notifications.ts'

/** What somebody is written about is theirs, whichever room they say it in. */
export const changeShopNotifications: UseCase<typeof call> = async (ask) => {
  const seller = await allowSeller(ask, sellerRoles)
  if (isRefused(seller)) return seller
  const kinds = [...new Set(ask.input.letters_for)].map((kind) => Number(kind) as NoticeKind)
  const { customerId } = seller.done
  return transact(ask.kernel, async (tx) => {
    await lockCustomer(tx, customerId)
    const current = toNotificationSettings(await lettersOf(tx, customerId))
    if (ask.input.version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
    await chooseLetters(tx, customerId, kinds)
    return done(toNotificationSettings(kinds))
  })
}
