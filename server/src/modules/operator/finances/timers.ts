import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { closeDays } from '../../foundation/ledger/room/index.ts'

export const bookkeepingTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'close-days',
    // Ten minutes later whatever began on the day before is over.
    everyCron: '10 0 * * *',
    do: async () => {
      await closeDays(kernel)
    },
  },
]
