import { type Dashboard, getDashboard, getOwnSales, getSeller, getUserInfo, listStock, showFirstSteps } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'
import { consoleOf, plantOrder } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { insertShop } from '../../shops/profile/shop-rows.ts'
import { foldSums } from '../../orders/orders/sums/fold-sums.ts'

const now = new Date('2026-11-21T10:00:00Z')
let mall: DemoMall
let shopId: string
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  mall.kernel.now = () => now
  const ownerId = await personId(mall.kernel, 'nadia')
  shopId = await transaction(mall.kernel, (tx) =>
    insertShop(tx, {
      ...{ ownerId, name: 'Figures First', contactPerson: 'Nadia', city: 'Oslo', country: 'NO', image: null, tint: 1 },
      ...{ descriptions: {}, demo: false, openedAt: now },
    }),
  )
  seller = await signedInAs(mall.kernel, ownerId, 'seller')
})
afterAll(() => mall.end())

/** Creates an order of ten dollars, paid on this day, of which `back` cents were refunded since. */
const soldOn = async (day: string, back = 0) => {
  const id = await plantOrder(mall.kernel, { shopId, customerId: await personId(mall.kernel, 'mali'), status: 'received' })
  await sql`update orders.order_header set paid_at = ${`${day}T09:00:00Z`}, refunded = ${back}, payment_status = ${back === 0 ? 'paid' : back === 1000 ? 'refunded' : 'part_refunded'}
    where id = ${id}`.execute(mall.kernel.db)
  return id
}
const dashboard = async (fields: { from?: string; to?: string } = {}, as = seller): Promise<Dashboard> =>
  (await mall.ask(getDashboard, fields, as)).data
const onDay = ({ series }: Dashboard, day: string) => series.find((each) => each.day === day)

describe('sales figures of a shop', () => {
  it('are zero for a shop without sales', async () => {
    const first = await dashboard()
    expect(first).toMatchObject({
      sales: { amount: '0.00', month: '0.00', last_month: '0.00', total: '0.00' },
      orders: 0,
      newest: [],
      best: [],
    })
    expect([first.from, first.to, first.series.length, first.earlier.length]).toEqual(['2026-11-01', '2026-11-30', 21, 31])
  })

  it('are the paid amount per day less refunds, before and after folding into the sums', async () => {
    await soldOn('2026-11-21')
    await soldOn('2026-11-21', 400)
    await soldOn('2026-11-20')
    await soldOn('2026-11-02', 1000)
    await soldOn('2026-10-05')
    await soldOn('2026-10-30')
    await soldOn('2026-09-30')
    const before = await dashboard()
    expect(before.sales).toEqual({ amount: '16.00', month: '26.00', last_month: '20.00', total: '56.00' })
    expect(before.before).toEqual({ amount: '10.00', month: '10.00', last_month: '10.00' })
    expect(onDay(before, '2026-11-21')).toEqual({ day: '2026-11-21', amount: '16.00', orders: 2 })
    expect(onDay(before, '2026-11-02')).toEqual({ day: '2026-11-02', amount: '0.00', orders: 0 })
    await foldSums(mall.kernel)
    const { best, ...after } = await dashboard()
    expect({ ...after, best: [] }).toEqual({ ...before, best: [] })
    expect(best.map(({ product_id: id, pieces, amount }) => [id, pieces, amount])).toEqual([['1', 6, '30.00']])
  })

  it('subtract a later refund from the day of the payment', async () => {
    const id = await soldOn('2026-10-10')
    await foldSums(mall.kernel)
    expect((await dashboard()).sales.last_month).toBe('30.00')
    await sql`update orders.order_header set refunded = 250, payment_status = 'part_refunded' where id = ${id}`.execute(mall.kernel.db)
    expect((await dashboard()).sales.last_month).toBe('27.50')
    await sql`update orders.order_header set refunded = 1000, payment_status = 'refunded', status = 'cancelled', ended_at = now(), moved_by = 'system'
      where id = ${id}`.execute(mall.kernel.db)
    await foldSums(mall.kernel)
    const { sales, series } = await dashboard({ from: '2026-10-01', to: '2026-10-31' })
    expect([sales.last_month, series.find(({ day }) => day === '2026-10-10')?.orders]).toEqual(['20.00', 0])
  })

  it('cover any requested range of days, and refuse an invalid range', async () => {
    const week = await dashboard({ from: '2026-11-15', to: '2026-11-21' })
    expect([week.series.length, week.earlier[0]?.day, week.earlier.at(-1)?.day]).toEqual([7, '2026-11-08', '2026-11-14'])
    for (const fields of [
      { from: '2026-11-31', to: '' },
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2020-01-01', to: '2026-01-01' },
    ])
      expect((await mall.ask(getDashboard, fields, seller)).code).toBe(1000008)
  })

  it('are the same four in the owner’s storefront account', async () => {
    const nadia = await signedIn(mall.kernel, 'nadia')
    const own = (await mall.ask(getOwnSales, {}, nadia)).data
    expect(own).toMatchObject({ shop: { id: shopId, name: 'Figures First' }, sales: (await dashboard()).sales })
    expect((await mall.ask(getOwnSales, {}, await signedIn(mall.kernel, 'mali'))).code).toBe(3000001)
  })
})

describe('open tasks of a shop', () => {
  it('have a count and the earliest deadline', async () => {
    const [goods] = await onSale(mall)
    const shop = goods?.shopId ?? ''
    const owner = await consoleOf(mall, shop)
    const customerId = await personId(mall.kernel, 'mali')
    const [late, soon] = [
      await plantOrder(mall.kernel, { shopId: shop, customerId, status: 'paid' }),
      await plantOrder(mall.kernel, { shopId: shop, customerId, status: 'paid' }),
    ]
    const due = (id: string, at: Date) =>
      sql`update orders.order_header set next_at = ${at}, next_do = 'accept' where id = ${id}`.execute(mall.kernel.db)
    await due(late, new Date(now.getTime() + dayMs))
    await due(soon, now)
    const { todos, newest } = await dashboard({}, owner)
    expect(todos[0]).toEqual({ kind: 'accept', count: 2, due_at: now.toISOString() })
    expect(newest.slice(0, 2).map(({ id }) => id)).toEqual([soon, late])
    const me = (await mall.ask(getSeller, {}, owner)).data
    expect(me).toMatchObject({ shop: { id: shop }, role: 'owner', counts: { to_ship: 2, refunds: 0 } })
    const found = await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${shop}`.execute(mall.kernel.db)
    const { shop_waits: waits, product } = (await mall.ask(getUserInfo, {}, await signedInAs(mall.kernel, found.rows[0]?.id ?? ''))).data
    expect(waits, 'its owner sees it in the mall').toEqual({ to_ship: 2, refunds: 0 })
    expect(product.count).toBeGreaterThan(0)
    const { count } = todos.find(({ kind }) => kind === 'low_stock') ?? { count: -1 }
    expect(me.counts.low_stock).toBe(count)
    const low = await mall.ask(listStock, { low: '1' }, owner)
    expect(count).toBe(low.data.list.filter(({ on_sale: isOnSale }) => isOnSale).length)
    expect(me.may).toContain('withdraw')
    expect(me.email).toMatch(/@/)
  })
})

describe('first steps of a shop', () => {
  const open = async (as = seller) => (await mall.ask(showFirstSteps, {}, as)).data
  it('are all open for a new shop, and ticked as they are done', async () => {
    expect(await open()).toEqual({
      steps: ['describe', 'ship', 'sell', 'stock', 'payout'].map((step) => ({ step, done: false })),
      all_done: false,
    })
    await sql`update profile.shop set image = 'a', descriptions = '{"en": "Lamps"}' where id = ${shopId}`.execute(mall.kernel.db)
    expect((await open()).steps.filter((each) => each.done)).toEqual([{ step: 'describe', done: true }])
  })
  it('are unreadable for visitors and customers; a shop with sales has done most of them', async () => {
    expect((await mall.ask(showFirstSteps, {})).code).toBe(1100003)
    expect((await mall.ask(showFirstSteps, {}, await signedIn(mall.kernel, 'anders'))).code).toBe(1000004)
    const [goods] = await onSale(mall)
    const { steps } = await open(await consoleOf(mall, goods?.shopId ?? ''))
    expect(steps.filter((each) => each.done).map(({ step }) => step)).toEqual(expect.arrayContaining(['ship', 'sell', 'stock']))
  })
})
