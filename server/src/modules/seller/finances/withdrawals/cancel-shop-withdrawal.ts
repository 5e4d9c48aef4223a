import type { cancelShopWithdrawal as call } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { withdrawRequest } from '../../../payments/wallet/withdraw/index.ts'

/** Cancels a withdrawal of this shop. A withdrawal of another shop is reported as unknown. */
export const cancelShopWithdrawal: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  return withdrawRequest(kernel, { id: input.id, actor: `seller:${customerId}`, isOwn: (row) => row.shopId === shopId })
}
