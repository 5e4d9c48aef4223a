import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runAlone, tell, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'

/** `SHOP_PRODUCTS=10000` for a shorter look. */
const ofOneShop = Number(process.env['SHOP_PRODUCTS'] ?? 100_000)
const questions = 200
const warmUp = 40
/** A word that a tenth of the products bear, one that a hundredth do, one that nothing does, and a number of the shop's own. */
const pages = [
  '',
  '?state=live',
  '?state=draft',
  '?state=expired',
  '?keyword=lamp',
  '?keyword=lamp%20w17',
  '?keyword=zeppelin',
  '?keyword=L-4711',
]

/** So many products of one shop, as its console knows them: nothing but lists is made of them. Some are drafts, off sale or over. */
const fill = async (admin: pg.Client, many: number, shop: string): Promise<void> => {
  await admin.query(
    `insert into shop_products.entry (product_id, shop_id, code, name, tint, price, variants, words, shown, shown_until, draft, content, changed_at)
      select 50000000 + n, ${shop}, 'L-' || n, name, 1, 1000, 1, shop_products.words_of(${shop}, 50000000 + n, 'L-' || n, jsonb_build_object('en', name)),
        case when n % 20 = 0 then null when n % 20 = 1 then 'off' else 'live' end, case when n % 20 = 2 then now() - interval '1 day' end,
        case when n % 20 = 0 then 'draft' end, case when n % 20 = 0 then '{}'::jsonb end, now()
      from (select n, (array['Lamp', 'Chair', 'Table', 'Vase', 'Rug', 'Clock', 'Mirror', 'Shelf', 'Bowl', 'Basket'])[1 + n % 10] || ' w' || n % 100 || ' number ' || n as name
        from generate_series(1, $1::int) n) given`,
    [many],
  )
  await admin.query('vacuum analyze shop_products.entry')
}

const costOf = async (mall: MallProcess, path: string, headers: Record<string, string>) => {
  await ask({ url: mall.url, paths: [path], amount: warmUp, connections: 2, headers })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  await ask({ url: mall.url, paths: [path], amount: questions, connections: 2, headers })
  return { all: (cpuMs(mall.pid) - before.all) / questions, server: (ownCpuMs(mall.pid) - before.server) / questions }
}

const post = async <T>(mall: MallProcess, path: string, fields: Record<string, string>, token?: string): Promise<T> => {
  const headers = token ? { 'access-token': token } : {}
  const answer = await fetch(`${mall.url}/api${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return ((await answer.json()) as { data: T }).data
}
type Entered = { 'access-token': string }

/** What the console of a shop with a hundred thousand products costs: its list by state and by word, with how many each state holds. */
export const shopProducts = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
    const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
    const admin = new pg.Client({ connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/plaza` })
    await admin.connect()
    try {
      const demo = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
        data: { list: { email: string; password: string; role: string }[] }
      }
      const { email = '', password = '' } = demo.data.list.find(({ role }) => role === 'seller') ?? {}
      const customer = await post<Entered>(mall, '/customer/login/account', { email, password })
      const { ticket } = await post<{ ticket: string }>(mall, '/customer/user/seller_ticket', {}, customer['access-token'])
      const seller = await post<Entered & { shop: { id: string } }>(mall, '/seller/session', { ticket })
      await fill(admin, ofOneShop, seller.shop.id)
      const figures: Figure[] = []
      for (const page of pages) {
        const { all, server } = await costOf(mall, `/api/seller/products${page}`, { 'access-token': seller['access-token'] })
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what: `products of a shop with ${ofOneShop}${page}`, measured: all, unit: 'ms', aim: 30, better: 'less', note })
        tell(figures.slice(-1))
      }
      return figures
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, shopProducts)
