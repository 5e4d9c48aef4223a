import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { markLate, refundsDue, takeReminders } from './due-rows.ts'
import { approveRefund, receiveGoods } from './payouts/go-on.ts'
import { isLate } from './plan/may-refund.ts'
import { type RefundWithOrder, lockWithOrder, moveRefund } from './steps/move-refund.ts'
import { remindOfReturn } from './steps/notify-refund.ts'

const atOnce = 200

/** Applies the default outcome of a request whose deadline has passed. A request that staff have not decided stays with staff. */
const goOn = async (tx: Tx, held: RefundWithOrder, now: Date): Promise<boolean> => {
  const by = { actor: 'system', now } as const
  const { state } = held.refund
  if (state === 'applied') await approveRefund(tx, held, by)
  else if (state === 'offered') await moveRefund(tx, held, { to: 'applied', ...by })
  else if (state === 'awaiting_return') await moveRefund(tx, held, { to: 'cancelled', ...by })
  else if (state === 'return_shipped') await receiveGoods(tx, held, by)
  else if (state === 'rejected') await moveRefund(tx, held, { to: 'closed', ...by })
  else return false
  return true
}

/**
 * Handles overdue refund requests. Each request is locked and read again in a separate transaction, so that a failing request does not block the
 * others.
 */
export const moveOverdueRefunds = async (kernel: Kernel): Promise<number> => {
  let moved = 0
  for (const id of await refundsDue(kernel.db, kernel.now(), atOnce))
    try {
      const went = await transaction(kernel, async (tx) => {
        const held = await lockWithOrder(tx, id)
        const now = kernel.now()
        return held !== null && isLate(held.refund, now) && goOn(tx, held, now)
      })
      if (went) moved += 1
    } catch (error) {
      kernel.log.error({ err: error, refund: id }, 'could not advance a refund request on time')
    }
  return moved
}

/** Reminds each buyer once of a due action, and reports each overdue staff case once. */
export const remindOfRefunds = (kernel: Kernel): Promise<void> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    for (const refund of await takeReminders(tx, now, atOnce)) await remindOfReturn(tx, refund, now)
    for (const id of await markLate(tx, now)) kernel.log.warn({ refund: id }, 'a refund decision is overdue')
  })

export const refundsTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'move-refunds',
    everyCron: '* * * * *',
    do: async () => {
      await remindOfRefunds(kernel)
      await moveOverdueRefunds(kernel)
    },
  },
]
