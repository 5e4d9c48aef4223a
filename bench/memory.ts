import { setTimeout as pause } from 'node:timers/promises'
import { runAlone, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { familyOf, residentMb, shareMb } from './kit/processes.ts'

const restMs = 10_000
const loadMs = 20_000
const batch = 3000

/** A third is kept ready, two thirds must be made. */
const mixed = (from: number): string[] =>
  Array.from({ length: batch }, (_, at) => {
    const n = from + at
    if (n % 3 === 0) return '/api/customer/product/get_all_products?limit=20'
    if (n % 3 === 1) return `/api/customer/product/get_all_products?limit=50&price_max=${500_000 + n}.00`
    return `/api/customer/product/detail?id=${1 + (n % 200)}&visit=${n}`
  })

const databaseMb = (mall: MallProcess) =>
  familyOf(mall.pid)
    .filter((pid) => pid !== mall.pid)
    .reduce((sum, pid) => sum + shareMb(pid), 0)

const highestUnderLoad = async (mall: MallProcess): Promise<{ node: number; database: number }> => {
  const highest = { node: 0, database: 0 }
  const watch = setInterval(() => {
    highest.node = Math.max(highest.node, residentMb(mall.pid))
    highest.database = Math.max(highest.database, databaseMb(mall))
  }, 250)
  try {
    const until = performance.now() + loadMs
    for (let from = 0; performance.now() < until; from += batch)
      await ask({ url: mall.url, paths: mixed(from), amount: batch, connections: 64 })
    return highest
  } finally {
    clearInterval(watch)
  }
}

/** What the process holds: when nobody asks, and when many ask for what was not kept. */
export const memory = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('bench')
  try {
    const filling = await spawnMall({ dataDir: folder.path })
    await filling.answering()
    await filling.stop()
    const mall = await spawnMall({ dataDir: folder.path })
    await mall.answering()
    await pause(restMs)
    const rest = { node: residentMb(mall.pid), database: databaseMb(mall) }
    const load = await highestUnderLoad(mall)
    await mall.stop()
    const beside = (mb: number) => `PostgreSQL beside it ${mb.toFixed(0)} MB`
    return [
      { what: 'memory of the process at rest', measured: rest.node, unit: 'MB', aim: 200, better: 'less', note: beside(rest.database) },
      {
        what: 'memory of the process under load, highest',
        measured: load.node,
        unit: 'MB',
        aim: 400,
        better: 'less',
        note: beside(load.database),
      },
    ]
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, memory)
