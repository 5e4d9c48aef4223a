import type { listShopWithdrawals as call } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { pageOfWithdrawals } from '../../../payments/wallet/withdraw/index.ts'

export const listShopWithdrawals: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'finance'])
  if (isRefused(seller)) return seller
  return pageOfWithdrawals(kernel, { shopId: seller.done.shopId }, input)
}
