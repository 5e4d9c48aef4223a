import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verifyAudit } from '../server/src/platform/observability/audit/audit.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../server/src/platform/environment.ts'

/** Checks the chain of the audit log. The exit code is 1 if a row was changed, added or removed. */
const environment = readEnvironment(process.env, fileURLToPath(new URL('../', import.meta.url)))

const openServer = async () => {
  if (environment.databaseUrl) return { url: environment.databaseUrl, stop: async () => {} }
  const log = { info: () => {}, warn: console.warn, error: console.error }
  return startEmbeddedPostgres({ dataDir: join(environment.dataDir, 'postgres'), log })
}

const verify = async (): Promise<number> => {
  const server = await openServer()
  const database = openDatabase({ url: server.url, poolSize: 2, preparedStatements: false, applicationName: 'plaza audit' })
  try {
    const { seals, head, unsealed, problems } = await verifyAudit(database.db)
    console.log(`${seals} seals, newest hash ${head || 'none yet'}`)
    if (unsealed > 0)
      console.log(`${unsealed} ${unsealed === 1 ? 'line is' : 'lines are'} not sealed yet: a change to them would go unnoticed.`)
    for (const { number, problem } of problems) console.error(`Seal ${number}: ${problem}.`)
    console.log(
      problems.length === 0
        ? 'The chain is intact.'
        : `The chain is broken in ${problems.length} ${problems.length === 1 ? 'place' : 'places'}.`,
    )
    return problems.length === 0 ? 0 : 1
  } finally {
    await database.close()
    await server.stop()
  }
}

verify().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
