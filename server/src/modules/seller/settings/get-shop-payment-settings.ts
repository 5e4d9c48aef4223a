import type { getShopPaymentSettings as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { toShopDestinations } from '../../identity/accounts/payouts/index.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

/** Returns the owner's payout accounts, because payouts of a shop go to its owner. */
export const getShopPaymentSettings: UseCase<typeof call> = async (ctx) => {
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  return done(await toShopDestinations(ctx.kernel, await customerById(ctx.kernel.db, seller.done.customerId)))
}
