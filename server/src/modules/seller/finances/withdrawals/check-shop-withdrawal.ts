import type { checkShopWithdrawal as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { weighWish } from '../../../payments/wallet/withdraw/index.ts'

export const checkShopWithdrawal: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner'])
  if (isRefused(seller)) return seller
  return done(await weighWish(kernel, seller.done.customerId, { ...input, account: 'merchant' }))
}
