import type { changeShopPaymentSettings as call } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { changeDestinations } from '../accounts/payouts/index.ts'
import { allowSeller } from '../sellers/index.ts'

/** The owner's own destinations, with a code and a day of rest as in the storefront. */
export const changeShopPaymentSettings: UseCase<typeof call> = async (ask) => {
  const seller = await allowSeller(ask, ['owner'])
  return isRefused(seller) ? seller : changeDestinations(ask, seller.done.customerId)
}
