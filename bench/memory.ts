import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { asItLives, whileShopsLive } from './kit/alive.ts'
import { runAlone, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { familyOf, residentMb, shareMb } from './kit/processes.ts'

/**
 * `--mall FOLDER` measures an existing mall, such as one of a million products. `--minutes N` sets the duration, `--alive` measures while shops
 * write.
 */
const { values: options } = parseArgs({ options: { mall: { type: 'string' }, minutes: { type: 'string', default: '0.5' } }, strict: false })
const minAgeMs = 10_000
const loadMs = Number(options.minutes) * 60_000
const batch = 3000
const connections = 64

const words = ['backpack', 'shoes', 'lamp', 'tea', 'bag', 'watch', 'chair', 'honey', 'knife', 'mochila', 'red', 'steel', 'small', 'set']
const wordAt = (n: number) => words[n % words.length] ?? ''

/** A quarter of the requests is answered from the cache. The others are lists, products and searches that must be computed. */
const mixed = (from: number): string[] =>
  Array.from({ length: batch }, (_, at) => {
    const n = from + at
    if (n % 4 === 0) return '/api/customer/product/get_all_products?limit=20'
    if (n % 4 === 1) return `/api/customer/product/get_all_products?limit=50&price_max=${(40 + n / 100).toFixed(2)}`
    if (n % 4 === 2) return `/api/customer/product/detail?id=${1 + (n % 180)}`
    return `/api/search/${wordAt(n)}%20${wordAt(Math.floor(n / words.length))}?price_max=${(40 + n / 100).toFixed(2)}`
  })

const databaseMb = (mall: MallProcess) =>
  familyOf(mall.pid)
    .filter((pid) => pid !== mall.pid)
    .reduce((sum, pid) => sum + shareMb(pid), 0)

const highestUnderLoad = async (mall: MallProcess): Promise<{ node: number; database: number; refused: number; asked: number }> => {
  const highest = { node: 0, database: 0, refused: 0, asked: 0 }
  const watch = setInterval(() => {
    highest.node = Math.max(highest.node, residentMb(mall.pid))
    highest.database = Math.max(highest.database, databaseMb(mall))
  }, 250)
  try {
    const until = performance.now() + loadMs
    for (let from = 0; performance.now() < until; from += batch) {
      // In a large mall this many simultaneous searches exceed the admission limit. Refused requests are therefore allowed.
      highest.refused += (await ask({ url: mall.url, paths: mixed(from), amount: batch, connections, mayFail: true })).failures
      highest.asked += batch
    }
    return highest
  } finally {
    clearInterval(watch)
  }
}

/** Measures the memory of the process, idle and while many clients request uncached pages. */
export const memory = async (): Promise<Figure[]> => {
  const folder = options.mall ? { path: String(options.mall), remove: async () => {} } : await temporaryFolder('bench')
  try {
    const filling = await spawnMall({ dataDir: folder.path })
    await filling.answering()
    await filling.stop()
    const mall = await spawnMall({ dataDir: folder.path })
    await mall.answering()
    await pause(minAgeMs)
    const rest = { node: residentMb(mall.pid), database: databaseMb(mall) }
    const load = await whileShopsLive(folder.path, () => highestUnderLoad(mall))
    await mall.stop()
    const beside = (mb: number) => `PostgreSQL beside it ${mb.toFixed(0)} MB`
    return asItLives([
      { what: 'memory of the process at rest', measured: rest.node, unit: 'MB', aim: 200, better: 'less', note: beside(rest.database) },
      {
        what: 'memory of the process under load, highest',
        measured: load.node,
        unit: 'MB',
        aim: 400,
        better: 'less',
        note: `${beside(load.database)}; ${load.asked} questions, ${load.refused} told to come again`,
      },
    ])
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, memory)
