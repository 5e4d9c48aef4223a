import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { addUp } from '../books/add-up.ts'
import { runLedgerChecks, type MoneyCheck } from './check-ledger.ts'

/** Each night the accounts of shops are added up, and everything is held against everything, with what every slice that moves money promises. */
export const ledgerTimers =
  (checks: () => readonly MoneyCheck[]) =>
  (kernel: Kernel): readonly Timer[] => [
    { name: 'add-up-shops', everyCron: '20 0 * * *', do: () => addUp(kernel) },
    {
      name: 'check-ledger',
      everyCron: '17 3 * * *',
      do: async () => {
        await runLedgerChecks(kernel, checks())
      },
    },
  ]
