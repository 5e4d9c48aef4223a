import { parseArgs } from 'node:util'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { asItLives, isAlive, spentFor, whereItLives, type Server } from './kit/alive.ts'
import { ask, type Loaded } from './kit/load.ts'
import { filledMall } from './kit/filled-mall.ts'
import { spawnMall, temporaryFolder } from './kit/mall-process.ts'
import { countStatements } from './kit/statements.ts'

/**
 * `--large FOLDER` also measures a mall of a million products, which is filled there once, and reports the difference. `--alive` measures while
 * shops write.
 */
const { values: options } = parseArgs({ options: { small: { type: 'string' }, large: { type: 'string' } }, strict: false })
const amount = 4000
const warmUp = 1500
const counted = 200
const connections = 8

const few = 10_000
const many = 1_000_000
const priceOf = (n: number) => (40 + n / 100).toFixed(2)
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Each URL is requested only once, so that no answer is cached. Every filter excludes some products. */
const pages = [
  { name: 'list of 20', path: (n: number) => `/api/customer/product/get_all_products?limit=20&price_max=${priceOf(n)}` },
  {
    name: 'newest 20 of a branch',
    path: (n: number) => `/api/customer/product/get_all_products?limit=20&category_id=1&sort=newest&price_max=${priceOf(n)}`,
  },
  { name: 'product', path: (n: number) => `/api/customer/product/detail?id=${201 + n}` },
]
type Page = (typeof pages)[number]

const pathsOf = (page: Page, from: number, many: number) => Array.from({ length: many }, (_, at) => page.path(from + at))

const isUncached = async (mall: Pick<Server, 'url'>): Promise<void> => {
  const answers = await fetch(`${mall.url}${pages[0]?.path(0)}`).then(
    (response) => response.json() as Promise<{ data: { list: unknown[] } }>,
  )
  if (answers.data.list.length !== 20) throw new Error('the list that is measured does not hold 20 products')
}

type Measured = { name: string; spent: number; figures: Figure[] }

/** Counts statements in PostgreSQL's log. The log contains the statements of all clients, so no other client may send requests. */
const statementsOf = async (mall: Server, dataDir: string, page: Page, where: string): Promise<Figure> => {
  const statements = await countStatements(dataDir, async () => {
    await ask({ url: mall.url, paths: pathsOf(page, warmUp + amount, counted), amount: counted, connections: 1, headers })
  })
  return { what: `uncached ${page.name}${where}, statements`, measured: statements / counted, unit: '', aim: 3, better: 'less' }
}
const waits = (page: Page, where: string, { p99Ms }: Loaded): Figure => ({
  ...{ what: `uncached ${page.name}${where}, p99 of ${connections} who ask without a pause`, measured: p99Ms },
  ...{ unit: 'ms', aim: 300, better: 'less' },
})

const measure = async (mall: Server, dataDir: string, page: Page, where: string): Promise<Measured> => {
  await ask({ url: mall.url, paths: pathsOf(page, 0, warmUp), amount: warmUp, connections, headers })
  let load: Loaded = { answers: 0, failures: 0, seconds: 0, p99Ms: 0, problem: '' }
  const whole = await spentFor(mall, async () => {
    load = await ask({ url: mall.url, paths: pathsOf(page, warmUp, amount), amount, connections, headers })
  })
  const [spent, server] = [whole.all / amount, whole.server / amount]
  const note = `server ${server.toFixed(2)}, database ${(spent - server).toFixed(2)}; ${(amount / load.seconds).toFixed(0)} a second, p99 ${load.p99Ms.toFixed(1)} ms`
  const cost: Figure = {
    what: `uncached ${page.name}${where}, CPU of server and database`,
    measured: spent,
    unit: 'ms',
    aim: 1,
    better: 'less',
    note,
  }
  const figures = isAlive ? asItLives([cost, waits(page, where, load)]) : [cost, await statementsOf(mall, dataDir, page, where)]
  publish(figures)
  return { name: page.name, spent, figures }
}

const inMall = async (dataDir: string, where: string): Promise<Measured[]> => {
  const mall = await spawnMall({ dataDir })
  try {
    await mall.answering()
    await isUncached(mall)
    return await whereItLives(mall, dataDir, async (server) => {
      const measured: Measured[] = []
      for (const page of pages) measured.push(await measure(server, dataDir, page, where))
      return measured
    })
  } finally {
    await mall.stop()
  }
}

const growth = (small: readonly Measured[], large: readonly Measured[]): Figure[] => {
  const figures = small.map(({ name, spent }): Figure => {
    const more = large.find((each) => each.name === name)?.spent ?? Number.NaN
    return { what: `uncached ${name} among a million beside ten thousand`, measured: more / spent, unit: '×', aim: 2, better: 'less' }
  })
  publish(figures)
  return figures
}

/** Measures uncached answers, compressed as browsers accept them. */
export const uncachedReads = async (): Promise<Figure[]> => {
  const folder = typeof options.small === 'string' ? { path: options.small, remove: async () => {} } : await temporaryFolder('bench')
  try {
    const small = await inMall(await filledMall(folder.path, few), '')
    if (typeof options.large !== 'string') return small.flatMap(({ figures }) => figures)
    const large = await inMall(await filledMall(options.large, many), ' among a million')
    return [...[...small, ...large].flatMap(({ figures }) => figures), ...growth(small, large)]
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, uncachedReads)
