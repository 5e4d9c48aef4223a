import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { languages } from '@plaza/values'
import pg from 'pg'
import { runAlone, tell, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { inRoot, spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { askPaced, type Asked, type Waits } from './kit/paced.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'
import { shuffled } from './kit/shoppers.ts'

/**
 * What home, lists and search cost while people buy, review, deliver and publish, beside what they cost in the same mall at rest.
 * `--mall FOLDER` keeps the mall for the next time, `--products N` fills it with so many, `--processes 2` asks two that share a database.
 * `--apart` asks processes that only answer, so that what the writing costs by itself is hardly in what they spend. `--only home` asks no other question.
 */
const { values: given } = parseArgs({
  options: {
    mall: { type: 'string' },
    products: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    apart: { type: 'boolean', default: false },
    only: { type: 'string' },
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
const everything: Readonly<Record<string, readonly Asked[]>> = {
  home: languages.flatMap((lang) => currencies.map((cur) => ({ path: '/', headers: { cookie: `lang=${lang}; cur=${cur}` } }))),
  lists: lists.flatMap((list) => sorts.map((sort) => ({ path: `/api/customer/product/get_all_products?limit=20${list}&sort=${sort}` }))),
  search: words.map((word) => ({ path: `/api/search/${encodeURIComponent(word)}` })),
}

const questions = Object.entries(everything).filter(([name]) => given.only === undefined || name === given.only)

const databaseOf = async (dataDir: string): Promise<string> => {
  const { mall } = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { mall: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  return `postgres://plaza:${encodeURIComponent(mall)}@127.0.0.1:${port}/plaza`
}

const whileWriting = async <T>(database: string, work: () => Promise<T>): Promise<T> => {
  const writer = fork(inRoot('bench/kit/living-shops.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  writer.on('message', (said: { problem?: string }) => said.problem && console.log(`not written: ${said.problem}`))
  writer.send(database)
  await once(writer, 'message')
  try {
    return await work()
  } finally {
    writer.kill('SIGKILL')
  }
}

type Cost = Waits & { cpu: number }
/** Who is asked, and what they and their part of the database have spent so far. */
type Asks = { urls: readonly string[]; spent: () => Promise<number> }

const measure = async ({ urls, spent }: Asks, asked: readonly Asked[]): Promise<Waits & { spent: number; tookS: number }> => {
  await askPaced(urls, asked, aSecond, settlingSeconds)
  const [before, begun] = [await spent(), performance.now()]
  const waits = await askPaced(urls, shuffled(asked), aSecond, seconds)
  return { ...waits, spent: (await spent()) - before, tookS: (performance.now() - begun) / 1000 }
}

/** What is spent in a second while nobody asks. */
const spentBesides = async ({ spent }: Asks): Promise<number> => {
  await pause(breathSeconds * 1000)
  const before = await spent()
  await pause(seconds * 1000)
  return ((await spent()) - before) / seconds
}

/** What a mall does by itself comes and goes: it is looked at before and after each question. */
const all = async (asks: Asks) => {
  await pause(settlingSeconds * 1000)
  const besides = [await spentBesides(asks)]
  const costs = new Map<string, Cost>()
  for (const [name, asked] of questions) {
    const { spent, tookS, ...waits } = await measure(asks, asked)
    besides.push(await spentBesides(asks))
    const [earlier = 0, later = 0] = besides.slice(-2)
    costs.set(name, { ...waits, cpu: (spent - ((earlier + later) / 2) * tookS) / waits.asked })
  }
  return { besides: besides.reduce((sum, each) => sum + each, 0) / besides.length, costs }
}

/** At rest it was looked at before and after: a process that has run for longer answers for less. */
const figuresOf = (name: string, rests: readonly (Cost | undefined)[], living: Cost | undefined): Figure[] => {
  const [before, after] = rests
  if (!before || !after || !living) return []
  const still = { cpu: (before.cpu + after.cpu) / 2, p50: (before.p50 + after.p50) / 2 }
  // What the mall does by itself was more than all of it: such a run says nothing.
  const isVoid = living.cpu <= 0 || still.cpu <= 0
  const note = `${isVoid ? 'void; ' : ''}${living.cpu.toFixed(2)} ms beside ${before.cpu.toFixed(2)} and ${after.cpu.toFixed(2)}; p50 ${living.p50.toFixed(1)} beside ${still.p50.toFixed(1)} ms`
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

const answering = 'plaza answering'

/** Everything that these processes have started, the database of the first with it. */
const whole = (malls: readonly MallProcess[]): Asks => ({
  urls: malls.map(({ url }) => url),
  spent: async () => malls.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
})

/** These processes, and what serves them in the database. */
const apart = (malls: readonly MallProcess[], client: pg.Client): Asks => ({
  urls: malls.map(({ url }) => url),
  spent: async () => {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [answering])
    return [...malls, ...rows].reduce((sum, { pid }) => sum + ownCpuMs(pid), 0)
  },
})

export const living = async (): Promise<Figure[]> => {
  const folder = given.mall ? { path: String(given.mall), remove: async () => {} } : await temporaryFolder('bench')
  const dataDir = await filledMall(folder.path, Number(given.products))
  // The demo's months of business would be told while the mall is to stand still.
  const first = await spawnMall({ dataDir, env: { SECRET_KEY: secret, DEMO_MONTHS: '0' } })
  await first.answering()
  const database = await databaseOf(dataDir)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const beside = { DATABASE_URL: database, SECRET_KEY: secret, DEMO: '1', DEMO_MONTHS: '0' }
  const onlyAnswers = { ...beside, DATABASE_URL: `${database}?application_name=${encodeURIComponent(answering)}`, JOBS: '0' }
  const others: MallProcess[] = []
  try {
    for (let more = given.apart ? 0 : 1; more < Number(given.processes); more += 1) {
      const next = await spawnMall({ dataDir, env: given.apart ? onlyAnswers : beside })
      others.push(next)
      await next.answering()
    }
    const asks = given.apart ? apart(others, client) : whole([first, ...others])
    const before = await all(asks)
    const moving = await whileWriting(database, () => all(asks))
    const after = await all(asks)
    console.log(
      `… what is spent while nobody asks is ${(moving.besides - (before.besides + after.besides) / 2).toFixed(0)} ms of CPU a second more`,
    )
    return questions.flatMap(([name]) => {
      const figures = figuresOf(name, [before.costs.get(name), after.costs.get(name)], moving.costs.get(name))
      tell(figures)
      return figures
    })
  } finally {
    await client.end()
    for (const mall of [first, ...others].toReversed()) await mall.stop()
    await folder.remove()
  }
}

await runAlone(import.meta.url, living)
