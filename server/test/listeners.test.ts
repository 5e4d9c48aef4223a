import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { makeKernel } from '../src/app.ts'
import type { Db } from '../src/platform/db/database.ts'
import { dispatcher, dispatchTask, publish, type EventHandler } from '../src/platform/events/events.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { schemaOf } from '../../tools/picture/schema-of.ts'
import { eventHandlers } from '../src/mall.ts'
import { modules } from '../src/modules.ts'
import { filledDatabase } from './database.ts'
import { testEnvironment } from './test-environment.ts'

// Creates a series of events about two products. One product was sold out, and customers wait for it. For each product, the event with the highest
// version is final.
const makeEventSeries = async ({ db }: Kernel) => {
  const { rows } = await sql<{ id: string; skus: string[] }>`select product.id, array_agg(sku.id order by sku.id) as skus
    from products.product join products.sku on product_id = product.id where product.status = 'live'
    group by product.id order by product.items_left > 0, count(*) desc, product.id`.execute(db)
  const [gone, there] = [rows[0], rows.at(-1)]
  if (!gone || !there) throw new Error('the demo mall has no products')
  await sql`insert into favorites.waiting (customer_id, product_id, made_at)
    select id, ${gone.id}, now() from accounts.customer order by id limit 3`.execute(db)
  const paid = await sql<{ id: string }>`insert into wallet.recharge (customer_id, method, asset, charged, expected, made_at, decide_by)
    select id, 'card', 'USD', 30000, 30000, now(), now() + interval '1 day' from accounts.customer order by id limit 1 returning id`.execute(
    db,
  )
  const settled = { reference: `recharge:${paid.rows[0]?.id}`, state: 'paid', sessionId: '1', at: new Date().toISOString() }
  // Creates an order whose card payment is in progress, and an order that was cancelled before its payment arrived.
  const made: string[] = []
  for (const status of ['paying', 'cancelled']) {
    const address = JSON.stringify({ full_name: 'Mali', phone: '+66', country: 'TH', lines: [] })
    const shown = JSON.stringify({ currency: 'USD', symbol: '$', rate: '1' })
    const { rows: inserted } = await sql<{ id: string }>`insert into checkout.payment
        (quote_id, customer_id, method, status, amount, costs, address, shown, tries, cancelled_for, placed_at, pay_by)
      select ${made.length + 1}, min(id), 'card', ${status}, 107, '{}', ${address}::jsonb, ${shown}::jsonb, 1, ${status === 'cancelled' ? 'asked' : null},
        now(), now() + interval '30 minutes' from accounts.customer returning id`.execute(db)
    made.push(inserted[0]?.id ?? '')
  }
  const [paying, over] = made
  await sql`insert into orders.order_header (order_no, order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
    select '20260101-0001', '20260101', 1, ${paying}, min(id), 1, 'A Shop', 'unpaid', 'unpaid', 100, 0, 0, 0, 0, 0, 7, false, 107, 500, '{}', '{}', '{}', now(), 'customer:' || min(id)
    from accounts.customer`.execute(db)
  // Creates an order in transit. Its carrier reports that it arrived.
  const { rows: sent } = await sql<{
    id: string
  }>`insert into orders.order_header (order_no, order_day, order_count, payment_id, customer_id, shop_id, shop_name, status,
      payment_status, items, shop_discount, mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate,
      address, arrival, shown, placed_at, moved_by)
    select '20260101-0002', '20260101', 2, 999, min(id), 1, 'A Shop', 'shipped', 'cod_due', 100, 0, 0, 0, 0, 0, 7, false, 107, 500, '{}', '{}', '{}', now(), 'customer:' || min(id)
    from accounts.customer returning id`.execute(db)
  const { rows: parcels } = await sql<{ id: string }>`insert into shipments.parcel (order_id, carrier, tracking_no, step, shipped_at)
    values (${sent[0]?.id}, 'dhl', '1234567890', 'delivered', '2026-01-01') returning id`.execute(db)
  await sql`insert into shipments.line values (${parcels[0]?.id}, 1, 1)`.execute(db)
  await sql`insert into shipments.history values (${parcels[0]?.id}, 'delivered', '', '2026-01-05', 'carrier')`.execute(db)
  const arrived = { parcelId: parcels[0]?.id, orderId: sent[0]?.id, step: 'delivered', at: '2026-01-05T00:00:00.000Z' }
  const bought = { orderIds: [sent[0]?.id ?? ''], paymentId: '999', customerId: '1' }
  const byCard = { reference: `checkout:${paying}/1`, state: 'paid', sessionId: '2', at: settled.at }
  const goneBack = { reference: `checkout:${over}/1`, part: null, amount: '1.07', at: settled.at }
  // Creates a third order, paid in cash. Its shop owed a refund of this order, and has paid the refund.
  const { rows: cash } = await sql<{ id: string; customerId: string }>`with payment as (
      insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by, paid_at)
      select 3, min(id), 'cod', 'cod_due', 107, '{}', '{}', '{}', now(), now() + interval '30 minutes', now() from accounts.customer returning id, customer_id)
    insert into orders.order_header (order_no, order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
      mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, collected_at,
      received_at, return_until, open_refunds, moved_by)
    select '20260101-0003', '20260101', 3, id, customer_id, 1, 'A Shop', 'received', 'cod_collected', 100, 0, 0, 0, 0, 0, 7, false, 107, 500, '{}', '{}', '{}', at, at, at, at, at, 1,
      'customer:' || customer_id from payment, date_trunc('milliseconds', now()) at returning id, customer_id as "customerId"`.execute(db)
  const { rows: owed } = await sql<{
    id: string
  }>`insert into refunds.refund (order_id, order_no, customer_id, shop_id, kind, reason, state, items, mall_items, asked,
      returned, mall_returned, back_to, asked_at, moved_by, moved_at)
    values (${cash[0]?.id}, '20260101-0003', ${cash[0]?.customerId}, 1, 'withdrawal', 'changed_mind', 'refunding', 100, 0, 100, 100, 0, 'wallet', now(),
      ${`customer:${cash[0]?.customerId}`}, now()) returning id`.execute(db)
  await sql`update refunds.refund set state = 'refund_owed', version = version + 1, due_at = now() + interval '14 days', moved_by = 'system' where id = ${owed[0]?.id}`.execute(
    db,
  )
  const funded = { reference: `refund:${owed[0]?.id}`, by: 'debtor', at: settled.at }
  const collected = { parcelId: parcels[0]?.id, orderId: sent[0]?.id, at: '2026-01-05T00:00:00.000Z' }
  // A brand that once had a product.
  await sql`insert into search.facet_term (kind, id, names) values ('brand', 999999, '{"en": "Quillmakers"}')`.execute(db)
  await sql`insert into search.facet_term_word values ('quillmakers', 'brand', 999999)`.execute(db)
  const stocked = (skus: string[], left: number, version: number) => ({
    levels: skus.map((skuId) => ({ skuId, left, version: String(version) })),
  })
  const tallied = (count: number, version: number) => ({
    tallies: [gone, there].map(({ id }) => ({ productId: id, sum: count, count, version: String(version) })),
  })
  return {
    'stock.changed': [stocked(gone.skus, 5, 1001), stocked(gone.skus, 0, 1002), ...gone.skus.map((sku) => stocked([sku], 4, 1003))],
    'stock.sold': [{ skus: gone.skus.map((skuId) => ({ skuId, quantity: 2 })) }, { skus: [{ skuId: gone.skus[0] ?? '', quantity: 1 }] }],
    'stock.low': [{ skus: gone.skus.map((skuId) => ({ skuId, left: 3 })) }],
    'stock.returned': [{ skus: gone.skus.map((skuId) => ({ skuId, quantity: 1, reference: `order:${sent[0]?.id}` })) }],
    'order.lines_given_back': [
      {
        ...bought,
        orderId: sent[0]?.id ?? '',
        lines: [{ line: 1, skuId: gone.skus[0] ?? '', quantity: 1, reference: `order:${sent[0]?.id}` }],
      },
    ],
    'reviews.tallied': [tallied(40, 1001), tallied(90, 1002), tallied(60, 1003)],
    'payment.settled': [settled, settled, byCard, byCard],
    'payment.returned': [goneBack, goneBack],
    'parcel.moved': [arrived, arrived],
    'parcel.cash_collected': [collected, collected],
    'due.paid': [funded, funded],
    'order.paid': [bought],
    'order.completed': [bought],
    'order.called_off': [{ ...bought, orderId: sent[0]?.id ?? '', shopId: '1', why: 'asked' }],
    'order.given_back': [{ ...bought, orderId: sent[0]?.id ?? '' }],
    'catalogue.removed': [{ kind: 'brand', id: '999999' }],
    'catalogue.changed': [{ productIds: [gone.id, there.id] }, { productIds: [there.id] }],
  }
}

type Waiting = { job: string; event: string }
const unheard = async (db: Db): Promise<Waiting[]> =>
  (
    await sql<Waiting>`select id as job, payload ->> 'eventId' as event from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = ${dispatchTask}) order by id`.execute(db)
  ).rows

type Delivery = { eventHandlers?: readonly EventHandler[]; order?: (waiting: Waiting[]) => Waiting[]; times?: number; together?: boolean }

/** Delivers until no event is pending. An event that a handler failed to handle is delivered again. */
const deliverAll = async (db: Db, { order = (all) => all, times = 1, together = false, ...delivery }: Delivery) => {
  const handle = dispatcher(db, delivery.eventHandlers ?? eventHandlers)
  const deliver = async ({ job, event }: Waiting) => {
    for (let time = 0; time < times; time += 1) await handle({ eventId: event })
    await sql`select graphile_worker.complete_jobs(array[${job}::bigint])`.execute(db)
  }
  for (let round = 0; round < 20; round += 1) {
    const waiting = order(await unheard(db))
    if (waiting.length === 0) return
    if (together) await Promise.all(waiting.map(deliver))
    else for (const each of waiting) await deliver(each).catch(() => {})
  }
  throw new Error('the facts never came to rest')
}

/** The final state of the modules, without times and IDs, which differ in every run. Ledger rows are named by keys instead. */
const endState = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema = any(${modules.map(({ name }) => schemaOf(name, modules))})
      and data_type not in ('timestamp with time zone', 'xid8') and (table_schema, column_name) <> ('notifications', 'id')
      and not (table_schema in ('ledger', 'wallet', 'orders', 'refunds') and (is_identity = 'YES' or table_name = 'posting' and column_name ~ '_id$')) group by 1 order by 1`.execute(
    db,
  )
  const held = new Map<string, string[]>()
  for (const { name, columns } of tables) {
    const row = sql.raw(columns.join(', '))
    const found = await sql<{ row: string }>`select row (${row})::text as row from ${sql.raw(name)} order by 1`.execute(db)
    held.set(
      name,
      found.rows.map((each) => each.row),
    )
  }
  return held
}

/** The final state of a separate mall in which the same events are delivered as `delivery` says. */
const endsAs = async (delivery: Delivery): Promise<Map<string, string[]>> => {
  const database = await filledDatabase()
  const kernel = makeKernel(testEnvironment(inject('dataDir')), database.url)
  try {
    const stories = await makeEventSeries(kernel)
    for (const [event, payloads] of Object.entries(stories))
      for (const payload of payloads) await transaction(kernel, (tx) => publish(tx, event as keyof typeof stories, payload as never))
    await deliverAll(kernel.db, delivery)
    return await endState(kernel.db)
  } finally {
    await kernel.database.close()
    await database.drop()
  }
}

const differing = (one: Map<string, string[]>, other: Map<string, string[]>) =>
  [...one.keys()].filter((table) => !isDeepStrictEqual(one.get(table), other.get(table)))

const handledBy: string[] = []
const noting = eventHandlers.map((each): EventHandler => ({
  ...each,
  handle: (tx, payload, eventId) => {
    handledBy.push(each.name)
    return each.handle(tx, payload, eventId)
  },
}))
let plainly: Map<string, string[]>
beforeAll(async () => {
  plainly = await endsAs({ eventHandlers: noting })
})

/** Wraps a handler: for each event, the first run does the work and fails before the commit. */
const stumbling = (one: EventHandler): EventHandler => {
  const stumbled = new Set<string>()
  return {
    ...one,
    handle: async (tx, payload, eventId) => {
      await one.handle(tx, payload, eventId)
      if (stumbled.has(eventId)) return
      stumbled.add(eventId)
      throw new Error('not this time')
    },
  }
}

test('every event handler of the mall handles an event here and changes visible data', async () => {
  expect(new Set(handledBy)).toEqual(new Set(eventHandlers.map((each) => each.name)))
  expect(differing(await endsAs({ eventHandlers: [] }), plainly)).toEqual(
    expect.arrayContaining([
      'products.product',
      'products.sku',
      'checkout.payment',
      'favorites.waiting',
      'ledger.journal',
      'notifications.notice',
      'orders.order_header',
      'refunds.refund',
      'search.facet_term',
      'search.product',
      'wallet.recharge',
    ]),
  )
})

/** Each handler runs in a separate transaction, so many can fail in one mall. */
test.each<[string, (at: number) => boolean]>([
  ['each of them', () => true],
  ['every second one', (at) => at % 2 === 0],
  ['every other one', (at) => at % 2 === 1],
])('%s fails at first, and the result is the same', async (_which, fails) => {
  const handlers = eventHandlers.map((each, at) => (fails(at) ? stumbling(each) : each))
  expect(differing(plainly, await endsAs({ eventHandlers: handlers }))).toEqual([])
})

test.each<[string, Delivery]>([
  ['twice', { times: 2 }],
  ['the last first', { order: (all) => all.toReversed() }],
  ['all at once', { together: true }],
  ['to the listeners of the mall in the other order', { eventHandlers: eventHandlers.toReversed() }],
])('events delivered %s give the same result', async (_how, delivery) => {
  expect(differing(plainly, await endsAs(delivery))).toEqual([])
})
