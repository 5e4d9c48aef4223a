import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { asItLives, spentFor, whereItLives, type Server } from './kit/alive.ts'
import { median, runAlone, publish, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { ask } from './kit/load.ts'
import { asShoppers, shuffled } from './kit/shoppers.ts'
import { spawnMall, temporaryFolder } from './kit/mall-process.ts'

/**
 * Measures catalogue pages in a mall of 10 000 products: uncached, cached, and requested as often as by real shoppers. `--mall FOLDER` keeps the
 * mall for the next run, or reuses an existing one. `--products N` sets the number of products. `--alive` measures while shops write.
 */
const { values: options } = parseArgs({
  options: { mall: { type: 'string' }, products: { type: 'string', default: '10000' } },
  strict: false,
})
const products = Number(options.products)
const connections = 4

/** CPU cost of the same page in the most efficient other shop system, with 10 000 products, in ms. */
const peers = { list: 10.7, detail: 3.4 }

type Answer = { data: { list?: { id: string }[]; next_cursor?: string | null } }
const read = async (mall: Server, path: string): Promise<Answer['data']> => {
  const answer = (await fetch(mall.url + path).then((response) => response.json())) as Answer & { code: number }
  if (answer.code !== 200) throw new Error(`${path} is answered with ${answer.code}`)
  return answer.data
}

const listPath = '/api/customer/product/get_all_products?limit=20'
const sorts = ['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating']

/** List URLs as users open them: every category in every sort order, some with filters, some up to the fifth page. */
const listPaths = async (mall: Server): Promise<string[]> => {
  const branches = (
    (await fetch(`${mall.url}/api/customer/index/get-all-category`, { method: 'POST' }).then((response) => response.json())) as {
      data: { id: string; product_count: number }[]
    }
  ).data.filter((each) => each.product_count > 0)
  const whole = ['', ...branches.map((each) => `&category_id=${each.id}`)].flatMap((branch) =>
    sorts.map((sort) => `${listPath}${branch}&sort=${sort}`),
  )
  const filters = [
    '&price_max=60.00',
    '&in_stock=1&rating_min=4',
    '&on_sale=1',
    '&brand_id=3',
    '&price_min=20.00&price_max=90.00&in_stock=1',
  ]
  const filtered = whole.flatMap((path, index) => [path + filters[index % filters.length], path + filters[(index + 2) % filters.length]])
  const further = await Promise.all(
    whole
      .filter((_, index) => index % 5 === 0)
      .map(async (path) => {
        const pages: string[] = []
        for (let cursor = (await read(mall, path)).next_cursor; cursor && pages.length < 4;) {
          pages.push(`${path}&cursor=${cursor}`)
          cursor = (await read(mall, pages.at(-1) ?? '')).next_cursor
        }
        return pages
      }),
  )
  return [...whole, ...filtered, ...further.flat()]
}

const detailPaths = async (mall: Server): Promise<string[]> => {
  const [newest] = (await read(mall, `${listPath}&sort=newest`)).list ?? []
  if (!newest) throw new Error('the mall is empty')
  return Array.from({ length: products }, (_, index) => `/api/customer/product/detail?id=${201 + index}`)
}

const cachedSoFar = async (mall: Server): Promise<number> => {
  const text = await fetch(`${mall.url}/metrics`).then((response) => response.text())
  return Number(/^plaza_cached_answers_total (\d+)/m.exec(text)?.[1] ?? 0)
}

type Cost = { cpu: number; server: number; cached: number }
const costOf = async (mall: Server, paths: readonly string[]): Promise<Cost> => {
  const before = await cachedSoFar(mall)
  const { all, server } = await spentFor(mall, () => ask({ url: mall.url, paths, amount: paths.length, connections }))
  return { cpu: all / paths.length, server: server / paths.length, cached: ((await cachedSoFar(mall)) - before) / paths.length }
}

const note = (cost: Cost) =>
  `server ${cost.server.toFixed(3)}, database ${(cost.cpu - cost.server).toFixed(3)}; ${(cost.cached * 100).toFixed(0)} % kept ready`

const repeats = 3

const figuresOf = async (mall: Server, name: keyof typeof peers, paths: readonly string[]): Promise<Figure[]> => {
  const all = shuffled(paths)
  const half = Math.min(Math.floor(all.length / 2), 1500)
  // The first half of the requests warms up the process. The pages of the second half are still uncached.
  await ask({ url: mall.url, paths: all.slice(0, half), amount: half, connections })
  const fresh = await costOf(mall, all.slice(half, half * 2))
  const known = all.slice(0, half)
  await ask({ url: mall.url, paths: known, amount: half, connections })
  const again: Cost[] = []
  for (let round = 0; round < repeats; round += 1) again.push(await costOf(mall, Array.from({ length: 10 }, () => known).flat()))
  await fetch(`${mall.url}/api/customer/product/clear_product_cache`)
  const opening = await costOf(mall, asShoppers(all, 20_000, 1))
  await costOf(mall, asShoppers(all, 30_000, 3))
  const shoppers = await costOf(mall, asShoppers(all, 20_000, 2))
  const repeatedMs = median(again.map((each) => each.cpu))
  const peer = `best peer ${peers[name]} ms`
  const figures = asItLives([
    {
      what: `${name}, asked before`,
      measured: repeatedMs,
      unit: 'ms',
      aim: 0.1,
      better: 'less',
      note: `${note(again[0] ?? fresh)}; ${peer}`,
    },
    {
      what: `${name}, as shoppers ask`,
      measured: shoppers.cpu,
      unit: 'ms',
      aim: 0.1,
      better: 'less',
      note: `${note(shoppers)}; ${all.length} addresses; after 50 000 others, whose first 20 000, from nothing kept, cost ${opening.cpu.toFixed(2)} and ${(opening.cached * 100).toFixed(0)} %; ${peer}`,
    },
    { what: `${name}, asked for the first time`, measured: fresh.cpu, unit: 'ms', aim: 1, better: 'less', note: `${note(fresh)}; ${peer}` },
  ])
  publish(figures)
  return figures
}

export const catalogueSpeed = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('catalogue')
  const dataDir = await filledMall(typeof options.mall === 'string' ? options.mall : join(folder.path, 'mall'), products)
  const mall = await spawnMall({ dataDir })
  try {
    await mall.answering()
    return await whereItLives(mall, dataDir, async (server) => {
      const lists = await figuresOf(server, 'list', await listPaths(server))
      return [...lists, ...(await figuresOf(server, 'detail', await detailPaths(server)))]
    })
  } finally {
    await mall.stop()
    await folder.remove()
  }
}

await runAlone(import.meta.url, catalogueSpeed)
