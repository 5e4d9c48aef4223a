import type { Timer } from '../../../kernel/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
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
