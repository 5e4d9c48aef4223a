import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { addUp } from '../books/add-up.ts'
import { runLedgerChecks, type MoneyCheck } from './check-ledger.ts'

/** Each night: stores the subtotals of shop accounts, then runs the checks of the ledger and of every module that moves money. */
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
