import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { withMall } from './kit/mall-process.ts'
import { costOf, enterConsole, openAdmin } from './kit/desks.ts'

/** `SHOP_ORDERS=100000` and `SHOP_SKUS=10000` shorten the run. */
const ofOneShop = Number(process.env['SHOP_ORDERS'] ?? 1_000_000)
const inStock = Number(process.env['SHOP_SKUS'] ?? 100_000)
/** Orders not settled yet: the last two weeks of three years. */
const goingOn = Math.round(ofOneShop / 78)
/** Time between two orders that are spread over three years. */
const intervalMs = (3 * 365 * 86_400_000) / ofOneShop

/** Inserts orders over three years, almost all completed, with their ledger lines and dashboard sums. */
const fillOrders = async (admin: pg.Client, shop: string): Promise<void> => {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, delivery_status, items, shop_discount,
        mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at,
        paid_at, ended_at, send_by, next_at, next_do, moved_by)
      select to_char(at, 'YYYYMMDD'), nextval('orders.order_count'), nextval('orders.order_count'), 1000000 + n, ${shop}, 'A Shop', status, 'paid', 'preparing', 1000, 0, 0, 0, 0,
        0, 0, false, 1000, 500, '{"fullName": "Somebody", "country": "TH"}', '{"key": "standard", "names": {"en": "Standard"}, "from": "2026-01-01", "to": "2026-01-02"}',
        '{"currency": "USD", "symbol": "$", "rate": "1"}', at, at, case when status = 'completed' then at end,
        case when status = 'to_ship' then now() + interval '3 days' end,
        case when status <> 'completed' then now() + interval '3 days' end, case status when 'received' then 'complete' when 'to_ship' then 'remind' end, 'system'
      from (select n, now() - interval '1 millisecond' * $2::float8 * ($1::int - n) as at, case when n <= $1::int - ${goingOn} then 'completed' when n % 3 = 0 then 'to_ship' else 'received' end
          as status from generate_series(1, $1::int) n) given`,
    [ofOneShop, intervalMs],
  )
  await admin.query(
    `insert into orders.line (order_id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax)
      select id, 1, 1 + id % 200, 1, '{"product_id": "1", "sku_id": "1", "name_en": "A teapot", "options": [], "image": "a.webp", "tint": 1}', 1, 1000, 1000, 0, 0, 0, 0
      from orders.order_header where shop_id = ${shop}`,
  )
  await admin.query(
    `insert into orders.day_sum select shop_id, orders.sold_on(order_header), count(*), sum(total) from orders.order_header where shop_id = ${shop} group by 1, 2`,
  )
  await admin.query(
    `insert into orders.goods_sum select shop_id, date_trunc('month', orders.sold_on(order_header))::date, product_id, sum(quantity), sum(amount)
      from orders.order_header join orders.line on order_id = order_header.id where shop_id = ${shop} group by 1, 2, 3`,
  )
  await admin.query(
    `insert into ledger.account (address) values ('shop.available/${shop}'), ('order.escrow/999999999'), ('commission'), ('shop.receivable/${shop}'), ('cash/cod') on conflict do nothing`,
  )
  await admin.query(
    `insert into ledger.journal (key, kind, reference, actor, content_hash, at, demo)
      select 'order:' || id || ':out', 'order_completed', 'order:' || id, 'system', sha256(''), ended_at, false from orders.order_header
      where shop_id = ${shop} and status = 'completed' order by id`,
  )
  await admin.query(
    `insert into ledger.posting (journal_id, line, asset, from_id, to_id, amount, to_after, to_version)
      select journal.id, part.line, 'USD', (select id from ledger.account where address = 'order.escrow/999999999'), account.id, part.amount,
        case when part.line = 1 then 950 * row_number() over (partition by part.line order by journal.id) end,
        case when part.line = 1 then row_number() over (partition by part.line order by journal.id) end
      from ledger.journal cross join (values (1, 'shop.available/${shop}', 950), (2, 'commission', 50)) part (line, address, amount)
      join ledger.account on account.address = part.address where journal.kind = 'order_completed'`,
  )
  await admin.query(`update ledger.account set balance = 950::bigint * $1, version = $1 where address = 'shop.available/${shop}'`, [
    ofOneShop - goingOn,
  ])
  // One order in ten is paid to the courier. The shop's earnings are set off against the cash that it collected.
  await admin.query(
    `insert into ledger.journal (key, kind, reference, actor, content_hash, at, demo)
      select 'cod:' || id || ':net', 'order_completed', 'cod:' || id, 'system', sha256(''), ended_at, false from orders.order_header
      where shop_id = ${shop} and status = 'completed' and id % 10 = 0 order by id`,
  )
  await admin.query(
    `insert into ledger.posting (journal_id, line, asset, from_id, to_id, amount, from_after)
      select journal.id, part.line, 'USD', source.id, other.id, part.amount, case when part.line = 2 then 0 end
      from ledger.journal cross join (values (1, 'shop.receivable/${shop}', 'cash/cod', 1000), (2, 'shop.available/${shop}', 'shop.receivable/${shop}', 950))
        part (line, source, other, amount)
      join ledger.account source on source.address = part.source join ledger.account other on other.address = part.other where journal.reference like 'cod:%'`,
  )
  await admin.query('set session_replication_role = origin')
}

/** Inserts variants of the shop with stock. */
const fillStock = async (admin: pg.Client, shop: string): Promise<void> => {
  await admin.query('set session_replication_role = replica')
  const columns = await admin.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'products' and table_name = 'product' and is_generated = 'NEVER'`,
  )
  const plain = columns.rows.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'key')
  await admin.query(
    `insert into products.product (id, key, ${plain.join(', ')}) overriding system value
      select 60000000 + n, 'bench-' || n, ${plain.map((name) => `given.${name}`).join(', ')}
      from generate_series(1, $1::int) n, lateral (select * from products.product where shop_id = ${shop} and variants = 1 limit 1) given`,
    [inStock],
  )
  const ofSku = await admin.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'products' and table_name = 'sku' and is_generated = 'NEVER'`,
  )
  const more = ofSku.rows.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'product_id')
  await admin.query(
    `insert into products.sku (id, product_id, ${more.join(', ')}) overriding system value
      select 60000000 + n, 60000000 + n, ${more.map((name) => `given.${name}`).join(', ')}
      from generate_series(1, $1::int) n, lateral (select sku.* from products.sku join products.product on product.id = product_id
        where shop_id = ${shop} and variants = 1 limit 1) given`,
    [inStock],
  )
  await admin.query('insert into inventory.level (sku_id, on_hand) select 60000000 + n, n % 50 from generate_series(1, $1::int) n', [
    inStock,
  ])
  await admin.query('set session_replication_role = origin')
}

const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
const pages = [
  '/seller/me',
  '/seller/dashboard',
  '/seller/balance',
  '/seller/ledger',
  `/seller/statement?month=${lastMonth}`,
  '/seller/stock',
  '/seller/stock?low=1',
]

/** Runs the nightly and ten-minute schedules, which compute shop accounts and monthly statements. */
const addUp = async (admin: pg.Client): Promise<void> => {
  await admin.query(`select graphile_worker.add_job('add-up-shops')`)
  const isDone = async () =>
    (await admin.query(`select from ledger.subtotal where journal_id = (select max(id) from ledger.journal)`)).rowCount !== 0
  while (!(await isDone())) await pause(200)
  await admin.query(`select graphile_worker.add_job('fold-months-of-shops')`)
  const isFolded = async () =>
    (await admin.query(`select from seller_finances.folded where journal_id = (select max(id) from ledger.journal)`)).rowCount !== 0
  while (!(await isFolded())) await pause(200)
}

/** Measures the console of a shop with a million orders: dashboard, money, statement and stock. */
export const shopDesk = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const admin = await openAdmin(dataDir)
    try {
      const { token, shopId } = await enterConsole(mall)
      await fillOrders(admin, shopId)
      await fillStock(admin, shopId)
      await addUp(admin)
      await admin.query('vacuum analyze')
      const figures: Figure[] = []
      for (const page of pages) {
        const { all, server } = await costOf(mall, `/api${page}`, { 'access-token': token })
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what: `a shop with ${ofOneShop} orders: ${page}`, measured: all, unit: 'ms', aim: 30, better: 'less', note })
        publish(figures.slice(-1))
      }
      return figures
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, shopDesk)
