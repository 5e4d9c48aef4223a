import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Bytes } from './kit/bare-server.ts'
import { alone, asItLives, spentFor, whereItLives, type Server } from './kit/alive.ts'
import { median, runAlone, publish, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { inRoot, withMall } from './kit/mall-process.ts'

const rounds = 5
const amount = 20_000
const connections = 16
const aim = 1.5
const encodings = ['identity', 'br'] as const

const pages = [
  { name: 'settings', path: '/api/customer/index/get_currency' },
  { name: 'list of 20', path: '/api/customer/product/get_all_products?limit=20' },
  { name: 'product', path: '/api/customer/product/detail?id=1' },
  { name: 'home', path: '/' },
]

type Fetched = Bytes & { status: number }

const fetchRaw = (url: string, encoding: string): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: String(response.headers['content-type']),
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(chunks).toString('base64'),
        }),
      )
    })
    sent.on('error', reject).end()
  })

const startBare = async (bytes: Bytes): Promise<{ child: ChildProcess; server: Server }> => {
  const child = fork(inRoot('bench/kit/bare-server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(bytes)
  const [port] = (await once(child, 'message')) as [number]
  return { child, server: alone({ pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` }) }
}

const isSuccess = (body: string) => Buffer.from(body, 'base64').toString().startsWith('{"code":200,')

/** CPU of the server and its database per request, in µs. */
const cost = async (server: Server, path: string, encoding: string): Promise<number> => {
  const headers = { 'accept-encoding': encoding }
  const { all } = await spentFor(server, () => ask({ url: server.url, paths: [path], amount, connections, headers }))
  return (all * 1000) / amount
}

const compare = async (mall: Server, page: (typeof pages)[number], encoding: string): Promise<Figure> => {
  const bytes = await fetchRaw(`${mall.url}${page.path}`, encoding)
  if (bytes.status !== 200) throw new Error(`${page.path} answers ${bytes.status}`)
  if (bytes.contentType.startsWith('application/json') && encoding === 'identity' && !isSuccess(bytes.body))
    throw new Error(`${page.path} refuses`)
  const bare = await startBare(bytes)
  const sides = { mall, bare: bare.server }
  const costs: Record<'mall' | 'bare', number[]> = { mall: [], bare: [] }
  for (const side of ['mall', 'bare'] as const) await cost(sides[side], page.path, encoding) // Warms up both servers before the measurement.
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['mall', 'bare'] as const) : (['bare', 'mall'] as const))
      costs[side].push(await cost(sides[side], page.path, encoding))
  }
  bare.child.kill()
  const [ours, least] = [median(costs.mall), median(costs.bare)]
  return {
    what: `cached ${page.name}, ${encoding}, against a bare server`,
    measured: ours / least,
    unit: '×',
    aim,
    better: 'less',
    note: `${ours.toFixed(1)} against ${least.toFixed(1)} µs of CPU, ${Buffer.from(bytes.body, 'base64').length} bytes`,
  }
}

/**
 * Compares cached answers with a plain Node server that sends the same bytes. The two servers are measured alternately; with `--alive`, while shops
 * write.
 */
export const cachedReads = (): Promise<Figure[]> =>
  withMall({}, (mall, dataDir) =>
    whereItLives(mall, dataDir, async (server) => {
      const figures: Figure[] = []
      for (const page of pages) {
        for (const encoding of encodings) {
          const [figure] = asItLives([await compare(server, page, encoding)])
          if (!figure) continue
          publish([figure])
          figures.push(figure)
        }
      }
      return figures
    }),
  )

await runAlone(import.meta.url, cachedReads)
