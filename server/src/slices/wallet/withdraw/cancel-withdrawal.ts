import type { cancelWithdrawal as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../kernel/http/serve.ts'
import { transact } from '../../../kernel/transact.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { tellWithdrawal } from './show-withdrawal.ts'
import { holdWithdrawal, withdrawalById } from './withdrawal-rows.ts'

/** Its owner takes it back while it is not approved; said twice, it is cancelled once. */
export const cancelWithdrawal: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = whoAsks({ session })
  return transact(kernel, async (tx) => {
    const row = await holdWithdrawal(tx, input.id)
    if (row?.customerId !== customerId) return refused('withdrawal_unknown')
    const now = kernel.now()
    if (row.state === 'cancelled') return done(await tellWithdrawal(tx, row, now))
    if (row.state !== 'submitted') return refused('decided_already', { decision: row.state })
    await moveWithdrawal(tx, row, { to: 'cancelled', actor: `customer:${customerId}`, now })
    const cancelled = await withdrawalById(tx, row.id)
    return done(await tellWithdrawal(tx, cancelled ?? row, now))
  })
}
