import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { databaseOf } from './kit/alive.ts'
import { onlyAnswering } from './kit/apart.ts'
import { median, runAlone, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { spawnMall, withMall, type MallProcess } from './kit/mall-process.ts'
import { ownCpuMs } from './kit/processes.ts'

/** `--before FILE` also measures another build of the server, such as `server/dist/main.mjs` of an earlier commit. */
const { values: options } = parseArgs({ options: { before: { type: 'string' } }, strict: false })
const turns = 7
const connections = 8

const cases = [
  {
    name: 'cached answer',
    amount: 20_000,
    path: () => '/api/customer/index/get_currency',
  },
  {
    name: 'uncached list',
    amount: 800,
    path: (n: number) => `/api/customer/product/get_all_products?limit=20&price_max=${(40 + n / 100).toFixed(2)}`,
  },
]
type Case = (typeof cases)[number]

/** A collector that accepts everything. Its CPU is not counted. */
const openSink = async () => {
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received, close: () => server.close() }
}

let firstPath = 0
/** CPU of the server for one request, in ms. */
const costOf = async ({ pid, url }: MallProcess, { amount, path }: Case, first: number): Promise<number> => {
  const paths = Array.from({ length: amount }, (_, at) => path(first + at))
  const before = ownCpuMs(pid)
  await ask({ url, paths, amount, connections })
  return (ownCpuMs(pid) - before) / amount
}

type Variant = { name: string; mall: MallProcess }

/** Every turn measures each variant once with the same paths, so that a slow moment of the machine hits all of them. */
const compare = async (one: Case, variants: readonly Variant[]): Promise<Figure[]> => {
  const costs = new Map(variants.map(({ name }): [string, number[]] => [name, []]))
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const { name, mall } of turn % 2 === 0 ? variants : variants.toReversed()) {
      const cost = await costOf(mall, one, firstPath)
      // The first turn warms up.
      if (turn > 0) costs.get(name)?.push(cost)
    }
    firstPath += one.amount
  }
  const of = (name: string) => costs.get(name) ?? []
  const ratio = (name: string, base: string) => median(of(name).map((cost, at) => cost / (of(base)[at] ?? Infinity)))
  const figure = (name: string, base: string, aim: number): Figure => ({
    what: `${one.name}, CPU ${name} compared with ${base}`,
    ...{ measured: ratio(name, base), unit: '×', aim, better: 'less' },
    note: `${median(of(name)).toFixed(3)} and ${median(of(base)).toFixed(3)} ms`,
  })
  return [
    figure('with traces and logs', 'without', 2),
    figure('with 5 % of traces', 'without', 1.5),
    ...(options.before ? [figure('without', 'before', 1.1)] : []),
  ]
}

export const tracing = async (): Promise<Figure[]> => {
  const sink = await openSink()
  const figures = await withMall({}, async (_mall, dataDir) => {
    const own = onlyAnswering(await databaseOf(dataDir))
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }
    const start = async (name: string, env: Record<string, string>, program?: string): Promise<Variant> => {
      const command = program ? [process.execPath, program] : undefined
      const mall = await spawnMall({ dataDir, env: { ...own, ...env }, ...(command && { command }) })
      await mall.answering()
      return { name, mall }
    }
    const variants = [
      await start('without', {}),
      await start('with traces and logs', on),
      await start('with 5 % of traces', { ...on, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' }),
      ...(typeof options.before === 'string' ? [await start('before', {}, options.before)] : []),
    ]
    try {
      const measured: Figure[] = []
      for (const one of cases) measured.push(...(await compare(one, variants)))
      return measured
    } finally {
      for (const { mall } of variants) await mall.stop()
    }
  })
  if (sink.received() === 0) throw new Error('the mall exported nothing')
  sink.close()
  return figures
}

await runAlone(import.meta.url, tracing)
