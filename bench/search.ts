import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cast } from '@plaza/cast'
import { languages } from '@plaza/values'
import { asItLives, spentFor, whereItLives, type Server } from './kit/alive.ts'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { ask } from './kit/load.ts'
import { spawnMall, temporaryFolder } from './kit/mall-process.ts'
import { asShoppers, shuffled } from './kit/shoppers.ts'

/**
 * Measures search in a mall of 10 000 products. `--large FOLDER` adds a mall of a million products, which is filled there once and reused by the
 * next run. `--small FOLDER` keeps the small mall too. `--products 200000` sets the size of the large mall. `--parts` only compares parts of words
 * with whole words.
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'string' },
    large: { type: 'string' },
    products: { type: 'string' },
    parts: { type: 'boolean', default: false },
  },
  strict: false,
})
const small = 10_000
const large = Number(options.products ?? 1_000_000)
const inWords = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ' ')

const aSecond = 100
const pacedSeconds = 10
const shoppersAsk = 6000

const words = (text: string): string[] => text.split(/[\s,，、]+/).filter((word) => word.length > 1)
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3)
const unlike = (list: readonly string[]): string[] => [...new Set(shuffled(list))]

/** Realistic search terms in all six languages: category names, words from names, whole names, and misspellings. */
const keywords = {
  one: unlike(cast.categories.flatMap((each) => languages.flatMap((lang) => words(each.name[lang]).slice(0, 1)))),
  two: unlike(cast.products.flatMap((each) => languages.map((lang) => words(each.text[lang][0]).slice(0, 2).join(' ')))),
  whole: unlike(cast.products.flatMap((each) => languages.map((lang) => each.text[lang][0].slice(0, 60)))),
  wrong: unlike(
    cast.products.flatMap((each) =>
      words(each.text.en[0])
        .filter((word) => word.length > 5)
        .slice(0, 1)
        .map(misspelt),
    ),
  ),
}

/** Parts of words: the first four letters, and a word without its first letter. Only the two languages written with spaces are used. */
const parts = unlike(
  cast.products.flatMap((each, index) =>
    (['en', 'es'] as const).flatMap((lang) =>
      words(each.text[lang][0])
        .filter((word) => /^\p{L}{5,}$/u.test(word))
        .slice(0, 2)
        .map((word, at) => ((index + at) % 2 === 0 ? word.slice(0, 4) : word.slice(1))),
    ),
  ),
)

const filters = ['&price_max=60.00', '&brand_id=3&in_stock=1', '&rating_min=4', '&on_sale=1&sort=price_asc']
const plain = (keyword: string): string => `/api/search/${encodeURIComponent(keyword)}?limit=20`
const filtered = (keyword: string, index: number): string => plain(keyword) + (filters[index % filters.length] ?? '')
const every = (list: readonly string[], step: number, from: number) => list.filter((_, index) => index % step === from)

/** Measured searches share no words with the warm-up searches. */
const measured = {
  one: keywords.one.filter((_, index) => index % 3 > 0).map(plain),
  filtered: every(keywords.one, 3, 0).map(filtered),
  two: every(keywords.two, 2, 0).map(plain),
  whole: every(keywords.whole, 2, 0).map(plain),
  wrong: every(keywords.wrong, 2, 0).map(plain),
}
const warming = shuffled([
  ...every(keywords.two, 2, 1).map((keyword, index) => (index % 4 === 0 ? filtered(keyword, index / 4) : plain(keyword))),
  ...every(keywords.whole, 2, 1).map(plain),
  ...every(keywords.wrong, 2, 1).map(plain),
])

/** Shares as in real logs: half of the searches are single words, most others two words. One in twenty is misspelt, one in five is filtered. */
const share = 'one two one filtered two one whole filtered one two one two one filtered one two whole one filtered wrong'.split(' ')

const mixed = (many: number): string[] => {
  const taken = new Map<string, number>()
  return Array.from({ length: many }, (_, index) => {
    const kind = (share[index % share.length] ?? 'one') as keyof typeof measured
    const at = taken.get(kind) ?? 0
    taken.set(kind, at + 1)
    return measured[kind][at % measured[kind].length] ?? ''
  })
}
/** As many searches as possible without using a word twice, so that no search was requested before. */
const unasked = mixed(Math.floor((measured.one.length / share.filter((kind) => kind === 'one').length) * share.length))

const prefixes = shuffled(
  [...keywords.one, ...keywords.two].map((text, index) => text.slice(0, 1 + (index % 6))).filter((text) => text.trim() !== ''),
).map((prefix) => `/api/search/suggest/${encodeURIComponent(prefix)}`)

let visits = 0
/** Changes the case of some letters: a different URL for the cache, but the same search. */
const cased = (text: string, bits: number) => [...text].map((sign, at) => ((bits >> (at % 16)) & 1 ? sign.toUpperCase() : sign)).join('')
const another = (path: string): string => {
  const [address = '', query] = path.split('?', 2)
  const at = address.lastIndexOf('/') + 1
  visits += 1
  return `${address.slice(0, at)}${encodeURIComponent(cased(decodeURIComponent(address.slice(at)), visits))}${query ? `?${query}` : ''}`
}
/** Writes each search with different upper and lower case every time, so that no answer comes from the cache. */
const fresh = (paths: readonly string[], many = paths.length): string[] =>
  Array.from({ length: many }, (_, index) => another(paths[index % paths.length] ?? ''))

const askAll = (mall: Server, paths: readonly string[]) => ask({ url: mall.url, paths, amount: paths.length, connections: 4 })

type Cost = { cpu: number; server: number }

const costOf = async (mall: Server, paths: readonly string[]): Promise<Cost> => {
  const { all, server } = await spentFor(mall, () => askAll(mall, paths))
  return { cpu: all / paths.length, server: server / paths.length }
}

const waitFor = (url: string, due: number): Promise<number> =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.status === 200 ? performance.now() - due : Number.POSITIVE_INFINITY),
    () => Number.POSITIVE_INFINITY,
  )

/** Sends requests at a steady rate without waiting for answers, and returns how long clients waited. */
const waitsAt = async (mall: Server, queries: readonly string[]): Promise<(part: number) => number> => {
  const paths = fresh(queries, aSecond * pacedSeconds)
  const waits: Promise<number>[] = []
  const begun = performance.now()
  for (let index = 0; index < aSecond * pacedSeconds; index += 1) {
    const due = begun + (index * 1000) / aSecond
    if (due > performance.now()) await pause(due - performance.now())
    waits.push(waitFor(mall.url + (paths[index] ?? ''), due))
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b)
  return (part) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0
}

const note = ({ cpu, server }: Cost) => `server ${server.toFixed(2)}, database ${(cpu - server).toFixed(2)}`
const spread = (waits: (part: number) => number) => `median ${waits(0.5).toFixed(1)}, p95 ${waits(0.95).toFixed(1)}`

/** Starts a mall and warms it up with other words, so that no measured search is cached. */
const inWarmMall = async <T>(dataDir: string, work: (mall: Server) => Promise<T>): Promise<T> => {
  const mall = await spawnMall({ dataDir })
  try {
    await mall.answering()
    return await whereItLives(mall, dataDir, async (server) => {
      await askAll(server, fresh(warming))
      return work(server)
    })
  } finally {
    await mall.stop()
  }
}

const measure = async (dataDir: string, size: string): Promise<{ figures: Figure[]; asked: number; unasked: number }> => {
  const aim = size === '10 000' ? 1.5 : Number.POSITIVE_INFINITY
  const first = await inWarmMall(dataDir, (mall) => costOf(mall, fresh(unasked)))
  const { again, waits } = await inWarmMall(dataDir, async (mall) => ({
    waits: await waitsAt(mall, mixed(aSecond * pacedSeconds)),
    again: await costOf(mall, fresh(unasked)),
  }))
  const { shoppers, suggesting, suggestWaits } = await inWarmMall(dataDir, async (mall) => ({
    shoppers: await costOf(mall, asShoppers(unasked, shoppersAsk, 1)),
    suggesting: (await askAll(mall, fresh(prefixes)), await costOf(mall, fresh(prefixes))),
    suggestWaits: await waitsAt(mall, prefixes),
  }))
  const peer = 'best peer 19.9'
  const figures = asItLives([
    {
      what: `search in ${size}, as shoppers ask`,
      measured: shoppers.cpu,
      unit: 'ms',
      aim,
      better: 'less',
      note: `${note(shoppers)}; ${unasked.length} questions; ${peer}`,
    },
    {
      what: `search in ${size}, words that nobody asked for before`,
      measured: first.cpu,
      unit: 'ms',
      aim,
      better: 'less',
      note: `${note(first)}; the same words in new questions ${again.cpu.toFixed(2)}; ${peer}`,
    },
    { what: `search in ${size} at 100 a second, p99`, measured: waits(0.99), unit: 'ms', aim: 60, better: 'less', note: spread(waits) },
    {
      what: `suggestion in ${size} at 100 a second, p95`,
      measured: suggestWaits(0.95),
      unit: 'ms',
      aim: 60,
      better: 'less',
      note: `${spread(suggestWaits)}; CPU ${suggesting.cpu.toFixed(2)}: ${note(suggesting)}`,
    },
  ])
  publish(figures)
  return { figures, asked: shoppers.cpu, unasked: first.cpu }
}

/**
 * Compares searches for a part of a word with searches for a whole word. The two kinds alternate, so that other load on the machine slows both
 * alike.
 */
const measureParts = async (dataDir: string, size: string): Promise<Figure[]> => {
  const turns = 3
  const taken = await inWarmMall(dataDir, async (mall) => {
    const costs: { part: Cost; whole: Cost }[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const turnParts = parts.filter((_, index) => index % turns === turn).map(plain)
      costs.push({ part: await costOf(mall, fresh(turnParts)), whole: await costOf(mall, fresh(every(measured.one, turns, turn))) })
    }
    return costs
  })
  const middle = (of: (each: (typeof taken)[number]) => number) => taken.map(of).toSorted((a, b) => a - b)[turns >> 1] ?? 0
  const [part, whole] = [middle(({ part: { cpu } }) => cpu), middle(({ whole: { cpu } }) => cpu)]
  const figures = asItLives([
    {
      what: `search in ${size} by a part of a word that nobody asked for before, beside a whole word`,
      measured: part / whole,
      unit: '×',
      aim: 2,
      better: 'less',
      note: `${part.toFixed(2)} ms beside ${whole.toFixed(2)}; ${parts.length} parts`,
    },
  ])
  publish(figures)
  return figures
}

export const searchSpeed = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('search')
  try {
    const smallMall = await filledMall(typeof options.small === 'string' ? options.small : join(folder.path, 'mall'), small)
    const inParts = await measureParts(smallMall, '10 000')
    const largeMall = typeof options.large === 'string' ? await filledMall(options.large, large) : null
    const inLarge = largeMall === null ? [] : await measureParts(largeMall, inWords(large))
    if (options.parts) return [...inParts, ...inLarge]
    const few = await measure(smallMall, '10 000')
    if (largeMall === null) return [...inParts, ...few.figures]
    const many = await measure(largeMall, inWords(large))
    const growth = (what: string, measured: number): Figure => ({ what, measured, unit: '×', aim: 3, better: 'less' })
    return [
      ...inParts,
      ...inLarge,
      ...few.figures,
      ...many.figures.filter((figure) => Number.isFinite(figure.aim)),
      growth('search in a hundred times as many products, as shoppers ask', many.asked / few.asked),
      growth('the same, words that nobody asked for before', many.unasked / few.unasked),
    ]
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, searchSpeed)
