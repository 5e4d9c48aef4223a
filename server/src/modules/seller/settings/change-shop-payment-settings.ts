import type { changeShopPaymentSettings as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { changeDestinations, maskDestinations, toShopDestinations } from '../../identity/accounts/payouts/index.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

/** Changes the owner's payout accounts, with a confirmation code. As in the storefront, a changed account has a waiting time of a day. */
export const changeShopPaymentSettings: UseCase<typeof call> = async (ctx) => {
  const { kernel } = ctx
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { customerId } = seller.done
  const { version: seen, ...input } = ctx.input
  const changed = await changeDestinations({ kernel, input }, customerId, ({ destinations, version }) =>
    version === seen ? null : refused('changed_meanwhile', { current: maskDestinations(destinations), version }),
  )
  return isRefused(changed) ? changed : done(await toShopDestinations(kernel, await customerById(kernel.db, customerId)))
}
