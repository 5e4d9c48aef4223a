import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeKernel } from '../server/src/app.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../server/src/platform/environment.ts'
import { runLedgerChecks, rebuildBalances } from '../server/src/modules/foundation/ledger/checks/index.ts'
import { contributions } from '../server/src/mall.ts'

/** Checks the ledger against all other data. The exit code is 1 if they differ. `--rebuild` first recalculates the balances from the postings. */
const environment = readEnvironment(process.env, fileURLToPath(new URL('../', import.meta.url)))

const openServer = async () => {
  if (environment.databaseUrl) return { url: environment.databaseUrl, stop: async () => {} }
  const log = { info: () => {}, warn: console.warn, error: console.error }
  return startEmbeddedPostgres({ dataDir: join(environment.dataDir, 'postgres'), log })
}

const check = async (): Promise<number> => {
  const server = await openServer()
  const kernel = makeKernel(environment, server.url)
  try {
    if (process.argv.includes('--rebuild')) console.log(`Rebuilt ${await rebuildBalances(kernel)} balances.`)
    const run = await runLedgerChecks(kernel, contributions.checks)
    for (const { invariant, bad, difference } of run.results)
      console.log(
        `${bad === 0 ? '✓' : '✗'} ${invariant.replaceAll('_', ' ')}${bad === 0 ? '' : `: ${bad} rows, ${difference} minor units`}`,
      )
    console.log(run.green ? 'The books agree.' : 'The books do not agree: payouts are stopped until staff explain why.')
    return run.green ? 0 : 1
  } finally {
    await kernel.database.close()
    await server.stop()
  }
}

check().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
