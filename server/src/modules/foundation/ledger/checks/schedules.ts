import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { addUp } from '../books/add-up.ts'
import { runLedgerChecks, type MoneyCheck } from './check-ledger.ts'

/** Each night: adds up the accounts of shops, then runs the ledger's checks and those of every module that moves money. */
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
