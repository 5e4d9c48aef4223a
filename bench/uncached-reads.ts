import { runAlone, tell, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { filledMall } from './kit/filled-mall.ts'
import { spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'
import { countStatements } from './kit/statements.ts'

const amount = 4000
const warmUp = 1500
const counted = 200
const connections = 8

const products = 10_000
const priceOf = (n: number) => (40 + n / 100).toFixed(2)
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Every question is asked once, of a mall so large that nothing that was kept can answer it, and each filter leaves something out. */
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

const isUncached = async (mall: MallProcess): Promise<void> => {
  const answers = await fetch(`${mall.url}${pages[0]?.path(0)}`).then(
    (response) => response.json() as Promise<{ data: { list: unknown[] } }>,
  )
  if (answers.data.list.length !== 20) throw new Error('the list that is measured does not hold 20 products')
}

const figuresOf = async (mall: MallProcess, dataDir: string, page: Page): Promise<Figure[]> => {
  await ask({ url: mall.url, paths: pathsOf(page, 0, warmUp), amount: warmUp, connections, headers })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  const load = await ask({ url: mall.url, paths: pathsOf(page, warmUp, amount), amount, connections, headers })
  const spent = (cpuMs(mall.pid) - before.all) / amount
  const server = (ownCpuMs(mall.pid) - before.server) / amount
  const note = `server ${server.toFixed(2)}, database ${(spent - server).toFixed(2)}; ${(amount / load.seconds).toFixed(0)} a second, p99 ${load.p99Ms.toFixed(1)} ms`
  const statements = await countStatements(dataDir, async () => {
    await ask({ url: mall.url, paths: pathsOf(page, warmUp + amount, counted), amount: counted, connections: 1, headers })
  })
  return [
    { what: `uncached ${page.name}, CPU of server and database`, measured: spent, unit: 'ms', aim: 1, better: 'less', note },
    { what: `uncached ${page.name}, statements`, measured: statements / counted, unit: '', aim: 3, better: 'less' },
  ]
}

/** What an answer costs that nobody asked for before, compressed as browsers take it. */
export const uncachedReads = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('bench')
  const dataDir = await filledMall(folder.path, products)
  const mall = await spawnMall({ dataDir })
  try {
    await mall.answering()
    await isUncached(mall)
    const figures: Figure[] = []
    for (const page of pages) {
      const measured = await figuresOf(mall, dataDir, page)
      tell(measured)
      figures.push(...measured)
    }
    return figures
  } finally {
    await mall.stop()
    await folder.remove()
  }
}

await runAlone(import.meta.url, uncachedReads)
