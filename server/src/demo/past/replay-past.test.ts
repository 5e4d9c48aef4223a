import { getAffiliateSummary, getDashboard, listShopLedger, showShopBalance, showShopStatement } from '@plaza/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { signedInAs } from '../../../test/people.ts'
import { until } from '../../../test/until.ts'
import { moveDemoOrders } from '../../modules/seller/orders/move-demo-orders.ts'
import { replayPast } from './index.ts'

let mall: DemoMall
let anders: Record<string, string>
/** A day in the middle of a month, so that the invented past includes the previous month and a part of this one. */
const now = new Date('2026-08-20T12:00:00Z')
let replayedCount: number

/** Amounts can be negative: a shop with cash on delivery must pay the commission to the mall. */
const cents = (amount = '') => BigInt(amount.replace('.', ''))

const count = async () =>
  Number((await sql<{ count: string }>`select count(*) from orders.order_header`.execute(mall.kernel.db)).rows[0]?.count)

beforeAll(async () => {
  mall = await openDemoMall({ DEMO_MONTHS: '1' })
  mall.kernel.now = () => now
  // Stops one replay midway. Then two processes continue it at once.
  const first = replayPast(mall.kernel)
  first.stop()
  await first.done
  await Promise.all([replayPast(mall.kernel).done, replayPast(mall.kernel).done])
  replayedCount = await count()
  const found = await sql<{ id: string }>`select id from accounts.customer where email = 'anders@plaza.example'`.execute(mall.kernel.db)
  anders = await signedInAs(mall.kernel, found.rows[0]?.id ?? '', 'seller')
})
afterAll(() => mall.end())

describe('history of a demo mall', () => {
  it('shows a shop its sales of this month and last month, day by day, and its pending work', async () => {
    const { data } = await mall.ask(getDashboard, {}, anders)
    expect(Number(data.sales.month)).toBeGreaterThan(300)
    expect(Number(data.sales.last_month)).toBeGreaterThan(600)
    expect(data.series.filter(({ orders }) => orders > 0).length).toBeGreaterThan(8)
    const waiting = data.todos.filter(({ kind }) => kind === 'accept' || kind === 'ship')
    expect(
      waiting.reduce((sum, { count: each }) => sum + each, 0),
      JSON.stringify(data.todos),
    ).toBeGreaterThan(0)
  })

  it('has statements whose closing balance is the next opening balance and matches the ledger', async () => {
    const months = await Promise.all(['2026-07', '2026-08'].map((month) => mall.ask(showShopStatement, { month }, anders)))
    const [july, august] = months.map(({ data }) => data)
    expect(july?.orders).toBeGreaterThan(5)
    expect([july?.opening, august?.opening]).toEqual(['0.00', july?.closing])
    const balance = (await mall.ask(showShopBalance, {}, anders)).data
    expect(cents(august?.closing)).toBe(cents(balance.available) + cents(balance.frozen) - cents(balance.owed))
    expect(cents(july?.sums.net) + cents(july?.sums.cash)).toBe(cents(july?.closing))
  })

  it('happened in order, each step at its time, with refunds and reviews', async () => {
    const { list } = (await mall.ask(listShopLedger, { limit: '50' }, anders)).data
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    const found = await sql<Record<string, string>>`select (select count(*) from orders.history where at > ${now}) as later,
        (select count(*) from inventory.movement where reference like 'order:%' and at > ${now}) as moved_later,
        (select count(*) from refunds.refund where state = 'refunded') as refunds,
        (select count(*) from reviews.review where order_id is not null) as reviews,
        (select count(*) from orders.order_header where payment_status = 'failed' or status = 'unpaid') as unpaid`.execute(mall.kernel.db)
    const { later, moved_later: movedLater, refunds, reviews, unpaid } = found.rows[0] ?? {}
    // The first shopper has an unpaid order of her own.
    expect([later, movedLater, unpaid]).toEqual(['0', '0', '1'])
    expect(Number(refunds)).toBeGreaterThan(0)
    expect(Number(reviews)).toBeGreaterThan(5)
  })

  it('gives a shopper referred friends, each with its reward state and the reason', async () => {
    const found = await sql<{ id: string }>`select id from accounts.customer where email = 'mali@plaza.example'`.execute(mall.kernel.db)
    const mali = await signedInAs(mall.kernel, found.rows[0]?.id ?? '', 'customer')
    const came = async () => (await mall.ask(getAffiliateSummary, {}, mali)).data
    await until(async () => (await came()).list.filter(({ state }) => state !== 'none').length === 5)
    const { list, rewards_earned: earned } = await came()
    expect(list.map(({ state, reason }) => [state, reason])).toEqual([
      ['none', null],
      ['pending', null],
      ['void', 'refunded'],
      ['void', 'same_address'],
      ['credited', null],
      ['credited', null],
    ])
    expect(cents(earned)).toBe(list.filter(({ state }) => state === 'credited').reduce((sum, { amount }) => sum + cents(amount ?? ''), 0n))
  })

  it('is replayed once however often the mall starts, and matches the ledger', async () => {
    await replayPast(mall.kernel).done
    expect(await count()).toBe(replayedCount)
    const marks = await sql<{ action: string }>`select action from platform.audit where action like 'demo.past%' order by id`.execute(
      mall.kernel.db,
    )
    expect(marks.rows.map(({ action }) => action)).toEqual(['demo.past_begun', 'demo.past_told'])
    await everythingAgrees(mall)
  })

  it('sends no emails to the invented buyers', async () => {
    const found = await sql<{ count: string }>`select count(*) from platform.mail where recipient like '%@regulars.example'`.execute(
      mall.kernel.db,
    )
    expect(found.rows[0]?.count).toBe('0')
  })

  it('leaves pending decisions to the staff in the console', async () => expect(await moveDemoOrders(mall.kernel)).toBe(0))

  it('leaves stock levels unchanged and nothing sold out', async () => {
    const found = await sql<{ gone: string }>`select count(*) as gone from inventory.level
      where on_hand - reserved = 0 and exists (select 1 from inventory.movement where sku_id = level.sku_id and reference = 'demo-past')`.execute(
      mall.kernel.db,
    )
    expect(found.rows[0]?.gone).toBe('0')
  })
})

it('waits while the disk is full, retries after a deadlock, then replays every order', async () => {
  const lines: string[] = []
  const full = await openDemoMall({ DEMO_MONTHS: '1' }, (kernel) => {
    kernel.now = () => now
    kernel.log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) })
  })
  const { db } = full.kernel
  await sql`create function no_order() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger no_order before insert on orders.order_header execute function no_order()`.execute(db)
  const replaying = replayPast(full.kernel)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  await sql`create sequence tried`.execute(db)
  await sql`create or replace function no_order() returns trigger language plpgsql as $$
    begin if nextval('tried') % 20 = 0 then raise exception 'deadlock detected' using errcode = '40P01'; end if; return new; end $$`.execute(
    db,
  )
  await replaying.done
  const found = await sql<{ count: number; planned: number }>`select count(*)::int as count,
    (select (details ->> 'orders')::int from platform.audit where action = 'demo.past_told') as planned
    from orders.order_header where customer_id <> (select id from accounts.customer where email = 'mali@plaza.example')`.execute(db)
  await full.end()
  const tooHeavy = lines.filter((line) => line.includes('too heavy for its country')).length
  expect(lines.filter((line) => /was not told|were not told/.test(line))).toEqual([])
  const [{ count: there, planned } = { count: 0, planned: 0 }] = found.rows
  expect(there).toBeGreaterThan(80)
  expect(there + tooHeavy).toBe(planned)
})
