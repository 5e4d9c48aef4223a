import { dayMs } from '@plaza/values'
import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { checkRecharges } from './check-recharges.ts'
import { forgetAmounts } from '../amounts/own-amount-rows.ts'
import { escalateLateRecharges } from './recharge-rows.ts'

export const rechargeTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'check-recharges',
    everyCron: '* * * * *',
    do: async () => {
      await checkRecharges(kernel)
    },
  },
  {
    name: 'escalate-late-recharges',
    everyCron: '*/5 * * * *',
    do: async () => {
      const late = await transaction(kernel, (tx) => escalateLateRecharges(tx, kernel.now()))
      for (const { id } of late) kernel.log.warn({ recharge: id }, 'a recharge decision is overdue')
    },
  },
  {
    name: 'forget-own-amounts',
    everyCron: '27 * * * *',
    do: () => forgetAmounts(kernel.db, new Date(kernel.now().getTime() - dayMs)),
  },
]
