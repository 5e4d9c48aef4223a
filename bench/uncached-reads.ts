import { runAlone, tell, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'
import { countStatements } from './kit/statements.ts'

const amount = 4000
const warmUp = 1500
const counted = 200
const connections = 8

/** Every address is asked once, so nothing that was kept can answer it; the work behind each is the same. */
const pages = [
  { name: 'list of 20', path: (n: number) => `/api/customer/product/get_all_products?limit=20&price_max=${500_000 + n}.00` },
  {
    name: 'newest 20 of a branch',
    path: (n: number) => `/api/customer/product/get_all_products?limit=20&category_id=1&sort=newest&price_max=${500_000 + n}.00`,
  },
  { name: 'product', path: (n: number) => `/api/customer/product/detail?id=${1 + (n % 200)}&visit=${n}` },
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
  await ask({ url: mall.url, paths: pathsOf(page, 0, warmUp), amount: warmUp, connections })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  const load = await ask({ url: mall.url, paths: pathsOf(page, warmUp, amount), amount, connections })
  const spent = (cpuMs(mall.pid) - before.all) / amount
  const server = (ownCpuMs(mall.pid) - before.server) / amount
  const note = `server ${server.toFixed(2)}, database ${(spent - server).toFixed(2)}; ${(amount / load.seconds).toFixed(0)} a second, p99 ${load.p99Ms.toFixed(1)} ms`
  const statements = await countStatements(dataDir, async () => {
    await ask({ url: mall.url, paths: pathsOf(page, warmUp + amount, counted), amount: counted, connections: 1 })
  })
  return [
    { what: `uncached ${page.name}, CPU of server and database`, measured: spent, unit: 'ms', aim: 1, better: 'less', note },
    { what: `uncached ${page.name}, statements`, measured: statements / counted, unit: '', aim: 3, better: 'less' },
  ]
}

/** What an answer costs that nobody asked for before. */
export const uncachedReads = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    await isUncached(mall)
    const figures: Figure[] = []
    for (const page of pages) {
      const measured = await figuresOf(mall, dataDir, page)
      tell(measured)
      figures.push(...measured)
    }
    return figures
  })

await runAlone(import.meta.url, uncachedReads)
