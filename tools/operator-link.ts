import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeKernel } from '../server/src/app.ts'
import { findRunning } from '../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../server/src/platform/environment.ts'
import { inviteFirstOperator } from '../server/src/modules/identity/staff/invitations/index.ts'

/**
 * `npm run operator:link` prints a link that creates the first operator of a mall. The link works once, for a day. The start does not print it,
 * because other people may read logs. The command uses the settings of the running mall.
 */
const print = async (): Promise<number> => {
  const environment = readEnvironment(process.env, fileURLToPath(new URL('../', import.meta.url)))
  const url = environment.databaseUrl ?? (await findRunning(join(environment.dataDir, 'postgres')))
  if (!url) {
    console.error(`No mall is running on ${environment.dataDir}. Start it with npm start, then try again.`)
    return 1
  }
  const kernel = makeKernel(environment, url)
  try {
    const link = await inviteFirstOperator(kernel)
    console.log(link ?? 'This mall already has an operator. Its owners can invite others in the console.')
    return link ? 0 : 1
  } finally {
    await kernel.database.close()
  }
}

print().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
