import { contributions } from '../mall.ts'
import { rebuildBalances, runLedgerChecks } from '../modules/foundation/ledger/checks/index.ts'
import { flagsIn, WrongUsage, type Command } from './command.ts'
import { withKernel } from './open-server.ts'

/** Checks the ledger against all other data. */
export const ledgerCommand: Command = {
  usage: 'ledger check [--rebuild]',
  purpose: 'check the ledger; --rebuild first computes the balances again',
  run: async ([task, ...flags], home) => {
    if (task !== 'check') throw new WrongUsage('The ledger has one task: check.')
    const isRebuilt = flagsIn(flags, '--rebuild').has('--rebuild')
    return withKernel(home, async (kernel) => {
      if (isRebuilt) console.log(`Rebuilt ${await rebuildBalances(kernel)} balances.`)
      const run = await runLedgerChecks(kernel, contributions.checks)
      for (const { invariant, bad, difference } of run.results)
        console.log(
          `${bad === 0 ? '✓' : '✗'} ${invariant.replaceAll('_', ' ')}${bad === 0 ? '' : `: ${bad} rows, ${difference} minor units`}`,
        )
      console.log(run.green ? 'The books agree.' : 'The books do not agree: payouts are stopped until staff explain why.')
      return run.green ? 0 : 1
    })
  },
}
