import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { endEach } from '../records/end-each.ts'
import { moveWithdrawal, notDecidedInTime } from './move-withdrawal.ts'
import { markLateWithdrawals, lockWithdrawal, withdrawalsHeldSince } from './withdrawal-rows.ts'
import { withdrawalHoldMs } from './withdrawal-terms.ts'

const atOnce = 200

/**
 * Returns the money of withdrawals that were not decided or paid before the maximum freezing time. Each row is locked and read again, so that each
 * withdrawal ends once.
 */
export const endOverdueWithdrawals = async (kernel: Kernel): Promise<number> => {
  const before = new Date(kernel.now().getTime() - withdrawalHoldMs)
  const ended = await endEach(kernel, await withdrawalsHeldSince(kernel.db, before, atOnce), async (tx, id) => {
    const row = await lockWithdrawal(tx, id)
    if (row?.state !== 'submitted' && row?.state !== 'approved') return false
    await moveWithdrawal(tx, row, { to: 'failed', reason: notDecidedInTime, actor: 'system', now: kernel.now() })
    return true
  })
  if (ended > 0) kernel.log.error({ ended }, 'withdrawals were returned: not decided or paid in time')
  return ended
}

/** Escalates withdrawals whose promised time has passed, each once. */
export const escalateLateWithdrawals = async (kernel: Kernel): Promise<number> => {
  const late = await transaction(kernel, (tx) => markLateWithdrawals(tx, kernel.now()))
  for (const { id, state } of late) kernel.log.warn({ withdrawal: id, state }, 'a withdrawal is overdue')
  return late.length
}

export const withdrawTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'end-overdue-withdrawals',
    everyCron: '*/5 * * * *',
    do: async () => {
      await escalateLateWithdrawals(kernel)
      await endOverdueWithdrawals(kernel)
    },
  },
]
