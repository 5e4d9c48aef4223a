import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cast } from '@plaza/cast'
import { languages } from '@plaza/values'
import { runAlone, tell, type Figure } from './kit/figures.ts'
import { filledMall } from './kit/filled-mall.ts'
import { ask } from './kit/load.ts'
import { spawnMall, temporaryFolder, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'

/**
 * What searching costs in a mall of 10 000 products, and with `--large FOLDER` in one of a million, which is filled there once
 * and stays for the next time; `--small FOLDER` keeps the small one too.
 */
const { values: given } = parseArgs({ options: { small: { type: 'string' }, large: { type: 'string' } }, strict: false })
const small = 10_000
const large = 1_000_000

const warmUp = 500
const amount = 1200
const aSecond = 100
const pacedSeconds = 10

const words = (text: string): string[] => text.split(/[\s,，、]+/).filter((word) => word.length > 1)
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3)

/** What people type: names of categories, words out of names, whole names, and mistakes, in all six languages. */
const keywords = {
  'one frequent word': cast.categories.flatMap((each) => languages.flatMap((lang) => words(each.name[lang]).slice(0, 1))),
  'two words of a name': cast.products.flatMap((each) => languages.map((lang) => words(each.text[lang][0]).slice(0, 2).join(' '))),
  'a whole name': cast.products.flatMap((each) => languages.map((lang) => each.text[lang][0].slice(0, 60))),
  misspelt: cast.products.flatMap((each) =>
    words(each.text.en[0])
      .filter((word) => word.length > 5)
      .slice(0, 1)
      .map(misspelt),
  ),
}
type Kind = keyof typeof keywords

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((each, index) => ({ each, by: Math.imul(index + 1, 2_654_435_761) >>> 0 }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ each }) => each)

const searchPath = (keyword: string, filters = '') => `/api/search/${encodeURIComponent(keyword)}?limit=20${filters}`
const pathsOf = (kind: Kind) => shuffled(keywords[kind]).map((keyword) => searchPath(keyword))
const filtered = shuffled(keywords['one frequent word']).map((keyword, index) =>
  searchPath(keyword, ['&price_max=60.00', '&brand_id=3&in_stock=1', '&rating_min=4', '&on_sale=1&sort=price_asc'][index % 4]),
)

/** Half are single words, most of the rest two, as in real logs; one in twenty is misspelt, one in five is filtered. */
const mixed = (): string[] => {
  const [one, two, whole, wrong] = [
    pathsOf('one frequent word'),
    pathsOf('two words of a name'),
    pathsOf('a whole name'),
    pathsOf('misspelt'),
  ]
  const share = [
    one,
    two,
    one,
    filtered,
    two,
    one,
    whole,
    filtered,
    one,
    two,
    one,
    two,
    one,
    filtered,
    one,
    two,
    whole,
    one,
    filtered,
    wrong,
  ]
  return Array.from({ length: 2000 }, (_, index) => {
    const from = share[index % share.length] ?? one
    return from[Math.floor(index / share.length + index) % from.length] ?? ''
  })
}

const prefixes = shuffled(
  [...keywords['one frequent word'], ...keywords['two words of a name']]
    .map((text, index) => text.slice(0, 1 + (index % 6)))
    .filter((text) => text.trim() !== ''),
).map((prefix) => `/api/search/suggest/${encodeURIComponent(prefix)}`)

let visits = 0
/** No address is asked twice, so that what is measured is searching and not sending what was kept. */
const fresh = (paths: readonly string[], many: number): string[] =>
  Array.from({ length: many }, (_, index) => {
    const path = paths[index % paths.length] ?? ''
    return `${path}${path.includes('?') ? '&' : '?'}visit=${(visits += 1)}`
  })

type Cost = { cpu: number; server: number; p99: number }

const costOf = async (mall: MallProcess, paths: readonly string[]): Promise<Cost> => {
  await ask({ url: mall.url, paths: fresh(paths, warmUp), amount: warmUp, connections: 4 })
  const before = { all: cpuMs(mall.pid), own: ownCpuMs(mall.pid) }
  const load = await ask({ url: mall.url, paths: fresh(paths, amount), amount, connections: 4 })
  return { cpu: (cpuMs(mall.pid) - before.all) / amount, server: (ownCpuMs(mall.pid) - before.own) / amount, p99: load.p99Ms }
}

/** The same again: what people type most is asked again and again. */
const costAgain = async (mall: MallProcess, paths: readonly string[]): Promise<number> => {
  await ask({ url: mall.url, paths, amount: paths.length, connections: 4 })
  const before = cpuMs(mall.pid)
  await ask({ url: mall.url, paths, amount: paths.length * 10, connections: 4 })
  return (cpuMs(mall.pid) - before) / (paths.length * 10)
}

const waitFor = (url: string, due: number): Promise<number> =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.status === 200 ? performance.now() - due : Number.POSITIVE_INFINITY),
    () => Number.POSITIVE_INFINITY,
  )

/** Asks at a steady rate, whether answers come or not, and tells how long people waited. */
const waitsAt = async (mall: MallProcess, asked: readonly string[]): Promise<(part: number) => number> => {
  const paths = fresh(asked, aSecond * pacedSeconds)
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

const measure = async (dataDir: string, size: string): Promise<{ figures: Figure[]; cpu: number }> => {
  const mall = await spawnMall({ dataDir })
  try {
    await mall.answering()
    const kinds = await (Object.keys(keywords) as Kind[]).reduce(
      async (before, kind) => [...(await before), `${kind} ${(await costOf(mall, pathsOf(kind))).cpu.toFixed(2)}`],
      Promise.resolve<string[]>([]),
    )
    const cost = await costOf(mall, mixed())
    const again = await costAgain(mall, pathsOf('two words of a name').slice(0, 300))
    const waits = await waitsAt(mall, mixed())
    const suggesting = await costOf(mall, prefixes)
    const suggestWaits = await waitsAt(mall, prefixes)
    const figures: Figure[] = [
      {
        what: `search in ${size}, CPU of server and database`,
        measured: cost.cpu,
        unit: 'ms',
        aim: size === '10 000' ? 1.5 : Number.POSITIVE_INFINITY,
        better: 'less',
        note: `${note(cost)}; ${kinds.join(', ')}; kept ${again.toFixed(3)}; best peer 19.9`,
      },
      {
        what: `search in ${size} at 100 a second, p99`,
        measured: waits(0.99),
        unit: 'ms',
        aim: 60,
        better: 'less',
        note: `median ${waits(0.5).toFixed(1)}, p95 ${waits(0.95).toFixed(1)}`,
      },
      {
        what: `suggestion in ${size} at 100 a second, p95`,
        measured: suggestWaits(0.95),
        unit: 'ms',
        aim: 60,
        better: 'less',
        note: `median ${suggestWaits(0.5).toFixed(1)}; CPU ${suggesting.cpu.toFixed(2)}: ${note(suggesting)}`,
      },
    ]
    tell(figures)
    return { figures, cpu: cost.cpu }
  } finally {
    await mall.stop()
  }
}

export const searchSpeed = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('search')
  try {
    const few = await measure(await filledMall(typeof given.small === 'string' ? given.small : join(folder.path, 'mall'), small), '10 000')
    if (typeof given.large !== 'string') return few.figures
    const many = await measure(await filledMall(given.large, large), '1 000 000')
    const growth: Figure = {
      what: 'search, a hundred times as many products',
      measured: many.cpu / few.cpu,
      unit: '×',
      aim: 3,
      better: 'less',
    }
    return [...few.figures, ...many.figures.filter((figure) => Number.isFinite(figure.aim)), growth]
  } finally {
    await folder.remove()
  }
}

await runAlone(import.meta.url, searchSpeed)
