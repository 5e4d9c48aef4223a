import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { countsOf } from '../server/src/modules/orders/orders/lookup/count-orders.ts'
import { ordersBefore } from '../server/src/modules/orders/orders/lookup/list-orders.ts'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'

const ofOneShopper = 10_000
/** `SHOP_ORDERS=100000` shortens the run. */
const ofOneShop = Number(process.env['SHOP_ORDERS'] ?? 1_000_000)
const questions = 1500
const warmUp = 300
const pages = ['', '?status=to_receive', '?status=completed']

/** Inserts orders like those of several years: almost all completed, few in transit. Only the order lists read them. */
const fill = async (admin: pg.Client, many: number, customer: string, shop: string): Promise<void> => {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, delivery_status, items, shop_discount,
        mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at,
        paid_at, ended_at, moved_by)
      select to_char(at, 'YYYYMMDD'), nextval('orders.order_count'), nextval('orders.order_count'), ${customer}, ${shop}, 'A Shop', status, 'paid', 'preparing', 1000, 0, 0, 0, 0,
        0, 0, false, 1000, 500, jsonb_build_object('fullName', 'Buyer ' || to_hex(n * 2654435761 % 4294967296), 'country', 'TH'), '{"key": "standard", "names": {"en": "Standard"}, "from": "2026-01-01", "to": "2026-01-02"}',
        '{"currency": "USD", "symbol": "$", "rate": "1"}', at, at, case when status in ('completed', 'cancelled') then at end, 'system'
      from (select n, now() - interval '1 minute' * ($1::int - n) as at, case when n % 1000 < 3 then 'to_ship' when n % 1000 < 6 then 'shipped' when n % 1000 < 8 then 'delivered'
        when n % 1000 < 12 then 'received' when n % 1000 < 60 then 'cancelled' else 'completed' end as status from generate_series(1, $1::int) n) given`,
    [many],
  )
  await admin.query(
    `insert into orders.line (order_id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax)
      select id, 1, 1, 1, jsonb_build_object('product_id', '1', 'sku_id', '1', 'options', '[]'::jsonb, 'image', 'a.webp', 'tint', 1,
          'name_en', 'Teapot of the ' || to_hex(id % 200 * 7919) || ' kind', 'name_th', 'กาน้ำชา', 'name_zh', '茶壶'), 1, 1000, 1000, 0, 0, 0, 0
      from orders.order_header where not exists (select 1 from orders.line where order_id = order_header.id)`,
  )
  await admin.query('set session_replication_role = origin')
}

/** Fills the search index of orders, as the mall writes it with each order. */
const fillSearch = async (admin: pg.Client): Promise<void> => {
  const index = await admin.query<{ definition: string }>(
    "select indexdef as definition from pg_indexes where schemaname = 'orders' and indexname = 'search_keys'",
  )
  await admin.query('drop index orders.search_keys')
  await admin.query(
    'select orders.write_search(array(select id from orders.order_header where not exists (select 1 from orders.search where order_id = order_header.id)))',
  )
  await admin.query(index.rows[0]?.definition ?? '')
  await admin.query('vacuum analyze orders.search')
}

/** Search words of a shop, by the share of its million orders that each finds. */
const searches = {
  'a number that is nobody’s': '20250101-99999999',
  'words that nobody wrote': 'zebra crossing',
  'a word of all of them': 'teapot',
  'a kind of which there are 5 000': (199 * 7919).toString(16),
  'one buyer': 'buyer 9e3779b1',
}

const costOf = async (mall: MallProcess, path: string, headers: Record<string, string>) => {
  await ask({ url: mall.url, paths: [path], amount: warmUp, connections: 4, headers })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  await ask({ url: mall.url, paths: [path], amount: questions, connections: 4, headers })
  return { all: (cpuMs(mall.pid) - before.all) / questions, server: (ownCpuMs(mall.pid) - before.server) / questions }
}

/** Measures order lists for a buyer with many orders, a shop with a million orders, and a shop with ten orders. */
export const orders = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
    const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
    const url = `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/plaza`
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const database = openDatabase({ url, poolSize: 1, preparedStatements: true })
    try {
      const demo = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
        data: { list: { email: string; password: string; role: string }[] }
      }
      const { email = '', password = '' } = demo.data.list.find(({ role }) => role === 'shopper') ?? {}
      const entered = await fetch(`${mall.url}/api/customer/login/account`, {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
      })
      const token = ((await entered.json()) as { data: { 'access-token': string } }).data['access-token']
      const { rows } = await admin.query<{ id: string }>('select id from accounts.customer where email = $1', [email])
      const shops = await admin.query<{ id: string }>('select id from profile.shop order by id limit 3')
      const [anyShop = '', small = '', large = ''] = shops.rows.map(({ id }) => id)
      await fill(admin, ofOneShopper, rows[0]?.id ?? '', anyShop)
      await fill(admin, 10, '1000000 + n', small)
      await fill(admin, ofOneShop, '1000000 + n', large)
      await admin.query('vacuum analyze orders.order_header')
      await admin.query('vacuum analyze orders.line')
      await fillSearch(admin)

      const figures: Figure[] = []
      for (const page of pages) {
        const { all, server } = await costOf(mall, `/api/customer/order/list${page}`, { 'access-token': token })
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what: `orders of somebody with ${ofOneShopper}${page}`, measured: all, unit: 'ms', aim: 1.5, better: 'less', note })
        publish(figures.slice(-1))
      }
      /** CPU per call. This process makes the calls, and its CPU plus PostgreSQL's is the cost of one list. */
      const spentOn = async (once: () => Promise<unknown>, times = questions): Promise<number> => {
        for (let at = 0; at < times / 5; at += 1) await once()
        const spent = () => cpuMs(mall.pid) - ownCpuMs(mall.pid) + (process.cpuUsage().user + process.cpuUsage().system) / 1000
        const before = spent()
        for (let at = 0; at < times; at += 1) await once()
        return (spent() - before) / times
      }
      const ofShop = (shopId: string): Promise<number> =>
        spentOn(async () => {
          await ordersBefore(database.db, { shopId }, null, 20)
          await countsOf(database.db, { shopId }, 999)
        })
      const [few, many] = [await ofShop(small), await ofShop(large)]
      const note = `${many.toFixed(2)} ms, and ${few.toFixed(2)} with 10`
      figures.push({
        what: `list and counts of a shop with ${ofOneShop} orders`,
        measured: many,
        unit: 'ms',
        aim: 1.5,
        better: 'less',
        note,
      })
      publish(figures.slice(-1))
      for (const [what, keyword] of Object.entries(searches)) {
        const measured = await spentOn(() => ordersBefore(database.db, { shopId: large, keyword }, null, 20), questions / 10)
        figures.push({ what: `search of a shop with ${ofOneShop} orders: ${what}`, measured, unit: 'ms', aim: 30, better: 'less' })
        publish(figures.slice(-1))
      }
      return figures
    } finally {
      await database.close()
      await admin.end()
    }
  })

await runAlone(import.meta.url, orders)
