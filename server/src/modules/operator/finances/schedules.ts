import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { closeDays } from '../../foundation/ledger/room/index.ts'

export const bookkeepingTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'close-days',
    // Runs ten minutes past midnight, when all transactions that began the day before have ended.
    everyCron: '10 0 * * *',
    do: async () => {
      await closeDays(kernel)
    },
  },
]
