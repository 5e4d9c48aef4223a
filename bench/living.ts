import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { languages } from '@plaza/values'
import { runAlone, tell, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { inRoot, spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { askPaced, type Asked, type Waits } from './kit/paced.ts'
import { cpuMs } from './kit/processes.ts'
import { shuffled } from './kit/shoppers.ts'

/**
 * What home, lists and search cost while people buy, review, deliver and publish, beside what they cost in the same mall at rest.
 * `--mall FOLDER` keeps the mall for the next time, `--products N` fills it with so many, `--processes 2` asks two that share a database.
 */
const { values: given } = parseArgs({
  options: {
    mall: { type: 'string' },
    products: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
  },
  strict: false,
})
const aSecond = 100
const seconds = Number(given.seconds)
/** So long it takes until everything asked for is kept, and drawn anew in its turn. */
const settlingSeconds = 15
const breathSeconds = 3
const secret = 'the bench keeps no secrets at all'

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'THB', 'MXN', 'TWD']
const words = ['backpack', 'shoes', 'lamp', 'tea', 'headphones', 'bag', 'watch', 'chair', 'honey', 'knife', '背包', 'mochila', 'ランプ']
const sorts = ['relevance', 'newest', 'sales', 'price_asc', 'rating']
const lists = ['', ...Array.from({ length: 12 }, (_, at) => `&category_id=${at + 1}`)]

/** As shoppers ask: every home, the branches in every order, and what is searched most. */
const questions: Readonly<Record<string, readonly Asked[]>> = {
  home: languages.flatMap((lang) => currencies.map((cur) => ({ path: '/', headers: { cookie: `lang=${lang}; cur=${cur}` } }))),
  lists: lists.flatMap((list) => sorts.map((sort) => ({ path: `/api/customer/product/get_all_products?limit=20${list}&sort=${sort}` }))),
  search: words.map((word) => ({ path: `/api/search/${encodeURIComponent(word)}` })),
}

const databaseOf = async (dataDir: string): Promise<string> => {
  const { mall } = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { mall: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  return `postgres://plaza:${encodeURIComponent(mall)}@127.0.0.1:${port}/plaza`
}

const beginWriting = async (database: string): Promise<() => void> => {
  const writer = fork(inRoot('bench/kit/living-shops.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  writer.on('message', (said: { problem?: string }) => said.problem && console.log(`not written: ${said.problem}`))
  writer.send(database)
  await once(writer, 'message')
  return () => writer.kill('SIGKILL')
}

type Cost = Waits & { cpu: number }
const measure = async (malls: readonly MallProcess[], asked: readonly Asked[]): Promise<Waits & { spent: number; tookS: number }> => {
  const urls = malls.map(({ url }) => url)
  await askPaced(urls, asked, aSecond, settlingSeconds)
  const [before, begun] = [cpuOf(malls), performance.now()]
  const waits = await askPaced(urls, shuffled(asked), aSecond, seconds)
  return { ...waits, spent: cpuOf(malls) - before, tookS: (performance.now() - begun) / 1000 }
}
const cpuOf = (malls: readonly MallProcess[]) => malls.reduce((sum, { pid }) => sum + cpuMs(pid), 0)

/** What the malls spend in a second while nobody asks. */
const spentBesides = async (malls: readonly MallProcess[]): Promise<number> => {
  await pause(breathSeconds * 1000)
  const before = cpuOf(malls)
  await pause(seconds * 1000)
  return (cpuOf(malls) - before) / seconds
}

/** What a mall does by itself comes and goes: it is looked at before and after each question. */
const all = async (malls: readonly MallProcess[]) => {
  await pause(settlingSeconds * 1000)
  const besides = [await spentBesides(malls)]
  const costs = new Map<string, Cost>()
  for (const [name, asked] of Object.entries(questions)) {
    const { spent, tookS, ...waits } = await measure(malls, asked)
    besides.push(await spentBesides(malls))
    const [earlier = 0, later = 0] = besides.slice(-2)
    costs.set(name, { ...waits, cpu: (spent - ((earlier + later) / 2) * tookS) / waits.asked })
  }
  return { besides: besides.reduce((sum, each) => sum + each, 0) / besides.length, costs }
}

const figuresOf = (name: string, still: Cost | undefined, living: Cost | undefined): Figure[] => {
  if (!still || !living) return []
  // What the mall does by itself was more than all of it: such a run says nothing.
  const isVoid = living.cpu <= 0 || still.cpu <= 0
  const note = `${isVoid ? 'void; ' : ''}${living.cpu.toFixed(2)} ms beside ${still.cpu.toFixed(2)}; p50 ${living.p50.toFixed(1)} beside ${still.p50.toFixed(1)} ms`
  return [
    {
      what: `${name} in a living mall beside a still one, CPU`,
      measured: isVoid ? Number.POSITIVE_INFINITY : living.cpu / still.cpu,
      unit: '×',
      aim: 1.3,
      better: 'less',
      note,
    },
    { what: `${name} in a living mall, p99`, measured: living.p99, unit: 'ms', aim: 60, better: 'less' },
    { what: `${name} in a living mall, failures`, measured: living.failures, unit: '', aim: 0, better: 'less' },
  ]
}

export const living = async (): Promise<Figure[]> => {
  const folder = given.mall ? { path: String(given.mall), remove: async () => {} } : await temporaryFolder('bench')
  const dataDir = await filledMall(folder.path, Number(given.products))
  // The demo's months of business would be told while the mall is to stand still.
  const first = await spawnMall({ dataDir, env: { SECRET_KEY: secret, DEMO_MONTHS: '0' } })
  await first.answering()
  const database = await databaseOf(dataDir)
  const beside = { DATABASE_URL: database, SECRET_KEY: secret, DEMO: '1', DEMO_MONTHS: '0' }
  const malls = [first]
  try {
    for (let more = 1; more < Number(given.processes); more += 1) {
      const next = await spawnMall({ dataDir, env: beside })
      malls.push(next)
      await next.answering()
    }
    const still = await all(malls)
    const end = await beginWriting(database)
    try {
      const moving = await all(malls)
      console.log(`… the writing itself is ${(moving.besides - still.besides).toFixed(0)} ms of CPU a second`)
      return Object.keys(questions).flatMap((name) => {
        const figures = figuresOf(name, still.costs.get(name), moving.costs.get(name))
        tell(figures)
        return figures
      })
    } finally {
      end()
    }
  } finally {
    for (const mall of malls.toReversed()) await mall.stop()
    await folder.remove()
  }
}

await runAlone(import.meta.url, living)
