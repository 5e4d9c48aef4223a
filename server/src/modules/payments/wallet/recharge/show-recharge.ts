import type { showRecharge as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { rechargeById } from './recharge-rows.ts'
import { toRechargesView } from './recharge-view.ts'

/** One recharge with its history, visible only to its customer. */
export const showRecharge: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const row = await rechargeById(kernel.db, input.id)
  if (row?.customerId !== currentUserId({ session })) return refused('recharge_unknown')
  const [view] = await toRechargesView(kernel, [row])
  return view ? done(view) : refused('recharge_unknown')
}
