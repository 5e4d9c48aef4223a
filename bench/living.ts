import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { languages } from '@plaza/values'
import pg from 'pg'
import { onlyAnswering, spentAnswering } from './kit/apart.ts'
import { databaseOf, shopsOf, type Shops } from './kit/alive.ts'
import { median, runAlone, publish, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { askPaced, waitOf, type PacedRequest, type Waits } from './kit/paced.ts'
import { cpuMs } from './kit/processes.ts'
import { shuffled } from './kit/shoppers.ts'

/**
 * Measures home, lists and search while customers buy and review and shops deliver and publish. Compares them with the same mall at rest. `--mall
 * FOLDER` keeps the mall for the next run. `--products N` sets its size. `--processes 2` sends requests to two processes with one database.
 * `--apart` sends requests to processes that only answer, so that the figures contain almost no cost of writes. `--only home` measures no other
 * request. `--turns N` sets the number of turns and `--seconds N` their length, at rest and with writes. `--beside FOLDER` lets the shops of another
 * mall write while the measured mall is at rest. The machine is then equally loaded in both cases.
 */
const { values: options } = parseArgs({
  options: {
    mall: { type: 'string' },
    products: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '12' },
    turns: { type: 'string', default: '4' },
    apart: { type: 'boolean', default: false },
    only: { type: 'string' },
    beside: { type: 'string' },
  },
  strict: false,
})
const aSecond = 100
const seconds = Number(options.seconds)
const turns = Number(options.turns)
/** Time until every requested answer is cached and has been revalidated. */
const settlingSeconds = 12
const secret = 'the bench keeps no secrets at all'

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'THB', 'MXN', 'TWD']
const words = ['backpack', 'shoes', 'lamp', 'tea', 'headphones', 'bag', 'watch', 'chair', 'honey', 'knife', '背包', 'mochila', 'ランプ']
const sorts = ['relevance', 'newest', 'sales', 'price_asc', 'rating']
const lists = ['', ...Array.from({ length: 12 }, (_, at) => `&category_id=${at + 1}`)]

/** Requests in the proportions of real shoppers: every variant of home, categories in every order, and frequent searches. */
const everything: Readonly<Record<string, readonly PacedRequest[]>> = {
  home: languages.flatMap((lang) => currencies.map((cur) => ({ path: '/', headers: { cookie: `lang=${lang}; cur=${cur}` } }))),
  lists: lists.flatMap((list) => sorts.map((sort) => ({ path: `/api/customer/product/get_all_products?limit=20${list}&sort=${sort}` }))),
  search: words.map((word) => ({ path: `/api/search/${encodeURIComponent(word)}` })),
}

const questions = Object.entries(everything).filter(([name]) => options.only === undefined || name === options.only)

/** Servers that get the requests, and the CPU used so far by them and their database connections. */
type Asks = { urls: readonly string[]; spent: () => Promise<number> }
/** `spent` is the CPU used in a period, in ms. `seconds` is the length of the period. */
type Spent = { spent: number; seconds: number }
type Turn = { busy: Spent & Waits; quiet: Spent }

const spentIn = async <T>({ spent }: Asks, work: () => Promise<T>): Promise<Spent & { done: T }> => {
  const [before, begun] = [await spent(), performance.now()]
  const done = await work()
  return { done, spent: (await spent()) - before, seconds: (performance.now() - begun) / 1000 }
}

/** One period with requests, then a period without requests of half the length. The cost of the second period is not part of the cost of answers. */
const takeTurn = async (asks: Asks, requests: readonly PacedRequest[]): Promise<Turn> => {
  await askPaced(asks.urls, requests, aSecond, settlingSeconds)
  const { done, ...spent } = await spentIn(asks, () => askPaced(asks.urls, shuffled(requests), aSecond, seconds))
  const quiet = await spentIn(asks, () => pause(seconds * 500))
  return { busy: { ...spent, ...done }, quiet }
}

const sum = (turns: readonly Turn[], of: (turn: Turn) => number) => turns.reduce((all, turn) => all + of(turn), 0)
const besides = (turns: readonly Turn[]) => sum(turns, ({ quiet }) => quiet.spent) / sum(turns, ({ quiet }) => quiet.seconds)
const costOf = ({ busy, quiet }: Turn) => (busy.spent / busy.seconds - quiet.spent / quiet.seconds) / aSecond
const inWords = (turns: readonly Turn[]) => turns.map((turn) => costOf(turn).toFixed(2)).join(', ')
const waitsOf = (turns: readonly Turn[]) => turns.flatMap(({ busy }) => busy.waits)

type Both = { still: Turn[]; living: Turn[] }

/**
 * Alternates between a mall at rest and a mall with writes. Each comes first equally often, so that other load on the machine and warm-up affect
 * them equally.
 */
const inTurns = async (asks: Asks, shops: Shops, requests: readonly PacedRequest[]): Promise<Both> => {
  const both: Both = { still: [], living: [] }
  // The first requests also pay for one-time work of the process, so this turn does not count.
  await takeTurn(asks, requests)
  for (let turn = 0; turn < turns; turn += 1)
    for (const isAwake of turn % 2 === 0 ? [false, true] : [true, false]) {
      shops.live(isAwake)
      ;(isAwake ? both.living : both.still).push(await takeTurn(asks, requests))
    }
  shops.live(false)
  return both
}

const figuresOf = (name: string, { still, living }: Both): Figure[] => {
  // The median of the turns, because a vacuum during a period without requests could make the cost of an answer negative.
  const [rest, life] = [median(still.map(costOf)), median(living.map(costOf))]
  // If background work cost more than the answers, this run is invalid.
  const isVoid = life <= 0 || rest <= 0
  const note = [
    `${isVoid ? 'void; ' : ''}${life.toFixed(2)} ms of ${inWords(living)} beside ${rest.toFixed(2)} of ${inWords(still)}`,
    `p50 ${waitOf(waitsOf(living), 0.5).toFixed(1)} beside ${waitOf(waitsOf(still), 0.5).toFixed(1)} ms`,
    `while nobody asks ${besides(living).toFixed(0)} beside ${besides(still).toFixed(0)} ms a second`,
  ].join('; ')
  return [
    {
      what: `${name} in a living mall beside a still one, CPU`,
      measured: isVoid ? Number.POSITIVE_INFINITY : life / rest,
      unit: '×',
      aim: 1.3,
      better: 'less',
      note,
    },
    { what: `${name} in a living mall, p99`, measured: waitOf(waitsOf(living), 0.99), unit: 'ms', aim: 60, better: 'less' },
    {
      what: `${name} in a living mall, failures`,
      measured: sum(living, ({ busy }) => busy.failures),
      unit: '',
      aim: 0,
      better: 'less',
    },
  ]
}

/** CPU of these processes and all their descendants, including PostgreSQL, a child of the first process. */
const whole = (malls: readonly MallProcess[]): Asks => ({
  urls: malls.map(({ url }) => url),
  spent: async () => malls.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
})

/** CPU of these processes and their database connections only. */
const apart = (malls: readonly MallProcess[], client: pg.Client): Asks => ({
  urls: malls.map(({ url }) => url),
  spent: async () => (await spentAnswering(client, malls)).all,
})

/** Starts the shops of another mall on the same machine, as load while the measured mall is at rest. */
const shopsElsewhere = async (dataDir: string): Promise<Shops> => {
  const mall = await spawnMall({ dataDir, env: { SECRET_KEY: secret, DEMO_MONTHS: '0' } })
  await mall.answering()
  const { live, end } = await shopsOf(await databaseOf(dataDir))
  return { live, end: async () => (await end(), await mall.stop()) }
}
const inExchange = (here: Shops, elsewhere: Shops): Shops => ({
  live: (isAwake) => (here.live(isAwake), elsewhere.live(!isAwake)),
  end: async () => void (await Promise.all([here.end(), elsewhere.end()])),
})

export const living = async (): Promise<Figure[]> => {
  const folder = options.mall ? { path: String(options.mall), remove: async () => {} } : await temporaryFolder('bench')
  const dataDir = await filledMall(folder.path, Number(options.products))
  // `DEMO_MONTHS` is 0. Otherwise the demo would replay months of business while the mall must be at rest.
  const first = await spawnMall({ dataDir, env: { SECRET_KEY: secret, DEMO_MONTHS: '0' } })
  await first.answering()
  const database = await databaseOf(dataDir)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const beside = { DATABASE_URL: database, SECRET_KEY: secret, DEMO: '1', DEMO_MONTHS: '0' }
  const onlyAnswers = { ...beside, ...onlyAnswering(database) }
  const own = await shopsOf(database)
  const shops = typeof options.beside === 'string' ? inExchange(own, await shopsElsewhere(options.beside)) : own
  const others: MallProcess[] = []
  try {
    for (let more = options.apart ? 0 : 1; more < Number(options.processes); more += 1) {
      const next = await spawnMall({ dataDir, env: options.apart ? onlyAnswers : beside })
      others.push(next)
      await next.answering()
    }
    const asks = options.apart ? apart(others, client) : whole([first, ...others])
    const figures: Figure[] = []
    for (const [name, requests] of questions) {
      const its = figuresOf(name, await inTurns(asks, shops, requests))
      publish(its)
      figures.push(...its)
    }
    return figures
  } finally {
    await shops.end()
    await client.end()
    for (const mall of [first, ...others].toReversed()) await mall.stop()
    await folder.remove()
  }
}

await runAlone(import.meta.url, living)
