import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Bytes } from './kit/bare-server.ts'
import { asItLives, spentFor, whereItLives } from './kit/alive.ts'
import { median, runAlone, tell, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { inRoot, withMall, type MallProcess } from './kit/mall-process.ts'

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

const startBare = async (bytes: Bytes): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(inRoot('bench/kit/bare-server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(bytes)
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}` }
}

const isSuccess = (body: string) => Buffer.from(body, 'base64').toString().startsWith('{"code":200,')

type Side = { pid: number; url: string; path: string; encoding: string }

/** CPU of the server and its database for each request, in µs. */
const cost = async ({ pid, url, path, encoding }: Side): Promise<number> => {
  const { all } = await spentFor(pid, () => ask({ url, paths: [path], amount, connections, headers: { 'accept-encoding': encoding } }))
  return (all * 1000) / amount
}

const compare = async (mall: MallProcess, page: (typeof pages)[number], encoding: string): Promise<Figure> => {
  const bytes = await fetchRaw(`${mall.url}${page.path}`, encoding)
  if (bytes.status !== 200) throw new Error(`${page.path} answers ${bytes.status}`)
  if (bytes.contentType.startsWith('application/json') && encoding === 'identity' && !isSuccess(bytes.body))
    throw new Error(`${page.path} refuses`)
  const bare = await startBare(bytes)
  const sides: Record<'mall' | 'bare', Side> = {
    mall: { pid: mall.pid, url: mall.url, path: page.path, encoding },
    bare: { pid: bare.child.pid ?? 0, url: bare.url, path: page.path, encoding },
  }
  const costs: Record<'mall' | 'bare', number[]> = { mall: [], bare: [] }
  for (const side of ['mall', 'bare'] as const) await cost(sides[side]) // both are warm before anything counts
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['mall', 'bare'] as const) : (['bare', 'mall'] as const))
      costs[side].push(await cost(sides[side]))
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

/** Answers that are kept ready, against Node's own server that sends the same bytes: side by side, in turns; with `--alive` while shops live. */
export const cachedReads = (): Promise<Figure[]> =>
  withMall({}, (mall, dataDir) =>
    whereItLives(dataDir, async () => {
      const figures: Figure[] = []
      for (const page of pages) {
        for (const encoding of encodings) {
          const [figure] = asItLives([await compare(mall, page, encoding)])
          if (!figure) continue
          tell([figure])
          figures.push(figure)
        }
      }
      return figures
    }),
  )

await runAlone(import.meta.url, cachedReads)
