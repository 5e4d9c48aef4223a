import type { cancelWithdrawal as call, Withdrawal } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { toWithdrawalRecord } from './show-withdrawal.ts'
import { lockWithdrawal, withdrawalById, type WithdrawalRow } from './withdrawal-rows.ts'

type Cancellation = { id: string; actor: Actor; isOwn: (row: WithdrawalRow) => boolean }

/** The applicant cancels a withdrawal that is not approved yet. A repeated call changes nothing. */
export const withdrawRequest = (
  kernel: Kernel,
  { id, actor, isOwn }: Cancellation,
): Promise<Outcome<Withdrawal, 'withdrawal_unknown' | 'decided_already'>> =>
  transaction(kernel, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (!row || !isOwn(row)) return refused('withdrawal_unknown')
    const now = kernel.now()
    if (row.state === 'cancelled') return done(await toWithdrawalRecord(tx, row, now))
    if (row.state !== 'submitted') return refused('decided_already', { decision: row.state })
    await moveWithdrawal(tx, row, { to: 'cancelled', actor, now })
    const cancelled = await withdrawalById(tx, row.id)
    return done(await toWithdrawalRecord(tx, cancelled ?? row, now))
  })

export const cancelWithdrawal: UseCase<typeof call> = ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  return withdrawRequest(kernel, { id: input.id, actor: `customer:${customerId}`, isOwn: (row) => row.customerId === customerId })
}
