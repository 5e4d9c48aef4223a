import { dayMs } from '@plaza/values'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeKernel, prepareDatabase } from '../server/src/app.ts'
import { fillDemoMall, isFilled } from '../server/src/demo/fill-demo-mall.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment, type Environment } from '../server/src/platform/environment.ts'
import { schedulesOf } from '../server/src/mall.ts'
import { areas } from '../server/src/modules.ts'
import { reindex } from '../server/src/modules/catalog/search/indexer/index.ts'
import { step } from '../server/src/print-startup.ts'
import { gather } from './seed/crew.ts'
import { addBrandsAndShops } from './seed/world.ts'
import { writeCatalogue } from './seed/write-catalogue.ts'
import { finishIndex, writeIndex } from './seed/write-index.ts'

/**
 * `npm run seed -- --products 1000000` fills a database with a large demo mall. It combines texts, categories, brands and shops of the demo data in
 * new ways, the same in each run. `npm run seed -- --reindex` only rebuilds the search index.
 */
const home = fileURLToPath(new URL('../', import.meta.url))
const { values } = parseArgs({ options: { products: { type: 'string', default: '0' }, reindex: { type: 'boolean', default: false } } })
const count = Number(values.products)

const openServer = async (environment: Environment) => {
  if (environment.databaseUrl) return { url: environment.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({
    dataDir: join(environment.dataDir, 'postgres'),
    backupDir: environment.backupDir,
    log: { info: () => {}, warn: console.warn, error: console.error },
  })
}

const fill = async (environment: Environment, url: string) => {
  await step('The database is up to date', () => prepareDatabase(url))
  const kernel = makeKernel(environment, url)
  const filled = await isFilled(kernel)
  if (!filled) await step('The demo mall is filled', () => fillDemoMall(kernel))
  if (!filled || values.reindex) await step('The mall is indexed', () => reindex(kernel))
  if (count > 0) {
    const client = new pg.Client({ connectionString: url, application_name: 'plaza seed' })
    await client.connect()
    const now = new Date(Math.floor(Date.now() / dayMs) * dayMs)
    await addBrandsAndShops(client, count)
    const crew = await gather(url, now)
    await step(`${count} products with texts, prices and stock`, () => writeCatalogue(client, crew, count))
    await step('Words of the products', () => writeIndex(kernel, crew, count))
    await step('Search index of the products', () => finishIndex(client, kernel, crew))
    // Without this run, every reader would add up half a million changes until the mall's schedule runs.
    await step('Product count of each category', async () => {
      for (const timer of schedulesOf(kernel, areas['catalog'])) await timer.do()
    })
    crew.leave()
    await client.end()
  }
  await kernel.database.close()
}

if (!Number.isInteger(count) || count < 0) throw new Error('--products takes a whole number')
const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env }, home)
const server = await openServer(environment)
try {
  await fill(environment, server.url)
} finally {
  await server.stop()
}
