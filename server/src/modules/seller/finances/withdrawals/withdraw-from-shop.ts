import type { withdrawFromShop as call } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { askForWithdrawal } from '../../../payments/wallet/withdraw/index.ts'

/** Withdraws money of the shop for its owner, under the rules of every withdrawal. */
export const withdrawFromShop: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner'])
  if (isRefused(seller)) return seller
  const { customerId } = seller.done
  const { destination: wallet, ...optimisticChange } = input
  return askForWithdrawal({
    kernel,
    customerId,
    actor: `seller:${customerId}`,
    input: { ...optimisticChange, wallet, account: 'merchant' },
  })
}
