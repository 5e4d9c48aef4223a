import type { Timer } from '../../../kernel/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { checkLedger, type MoneyCheck } from './check-ledger.ts'

/** Each night everything is held against everything, with what every slice that moves money promises. */
export const ledgerTimers =
  (checks: () => readonly MoneyCheck[]) =>
  (kernel: Kernel): readonly Timer[] => [
    {
      name: 'check-ledger',
      everyCron: '17 3 * * *',
      do: async () => {
        await checkLedger(kernel, checks())
      },
    },
  ]
