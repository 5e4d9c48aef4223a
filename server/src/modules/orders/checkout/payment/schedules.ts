import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { callOff } from './call-off.ts'
import { lockPayment, paymentsOverdue } from './payment-rows.ts'

const atOnce = 500

/** Cancels overdue unpaid payments, each in a separate transaction. If the buyer pays or cancels at the same time, that action wins. */
export const endOverduePayments = async (kernel: Kernel): Promise<number> => {
  let ended = 0
  for (const id of await paymentsOverdue(kernel.db, kernel.now(), atOnce)) {
    try {
      ended += await transaction(kernel, async (tx) => {
        const payment = await lockPayment(tx, id)
        const isOpen = payment?.status === 'unpaid' || payment?.status === 'paying'
        if (!payment || !isOpen || payment.payBy >= kernel.now()) return 0
        await callOff(tx, payment, { actor: 'system', why: 'not_paid', now: kernel.now() })
        return 1
      })
    } catch (error) {
      kernel.log.error({ err: error, payment: id }, 'could not cancel an unpaid payment on time')
    }
  }
  return ended
}

export const payingTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'end-overdue-payments',
    everyCron: '* * * * *',
    do: async () => {
      await endOverduePayments(kernel)
    },
  },
]
