import type { findRecipient as call } from '@plaza/contract'
import { dayMs, done, formatMoney } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { transferableToday, planRecipient } from './plan-transfer.ts'
import { transfersSince } from './transfer-rows.ts'
import { heldHours, transferTerms } from './transfer-terms.ts'

/** Finds a shop, so that the customer can confirm its name before the transfer. */
export const findRecipient: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const terms = await transferTerms(kernel.db)
  const plan = planRecipient(await shopWithOwner(kernel.db, input.shop_id), { customerId, offer: terms.offer })
  if ('refused' in plan) return plan
  const { own, shop } = plan.done
  const transfersToday = await transfersSince(kernel.db, customerId, new Date(kernel.now().getTime() - dayMs))
  return done({
    shop_id: shop.id,
    name: shop.name,
    own,
    left_today: own ? null : formatMoney(transferableToday(transfersToday, terms.dailyCap)),
    held_hours: own ? 0 : heldHours,
  })
}
