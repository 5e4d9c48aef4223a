import { dayMs } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { countsOf, ownCounts } from './count-orders.ts'
import { ordersBefore, type OrderFilter } from './list-orders.ts'
import { orderById, orderHistory, orderLines } from './read-order.ts'

let mall: DemoMall
let mali: Shopper
let goods: OnSale[]
const bought: { id: string; order_no: string }[] = []
const buy = async (each: OnSale, isPaid: boolean) => {
  await put(mall, mali, each, 2)
  const quoted = await quote(mall, mali)
  const order = await place(mall, mali, quoted.data.quote_id)
  if (isPaid) expect((await payFor(mall, mali, order.data.payment_id)).code).toBe(200)
  bought.push(...order.data.orders)
}
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
  mali = await newShopper(mall)
  for (const isPaid of [true, false, true]) await buy(goods[0] as OnSale, isPaid)
  await buy(goods[1] as OnSale, true)
})
afterAll(() => mall.end())

const numbers = async (more: Partial<OrderFilter> = {}, after: string | null = null, limit = 10) => {
  const { orders } = await ordersBefore(mall.kernel.db, { customerId: mali.id, ...more } as OrderFilter, after, limit)
  return orders.map(({ id }) => bought.findIndex((each) => each.id === id))
}

describe('order queries', () => {
  it('list orders newest first, by status and page by page', async () => {
    expect(await numbers()).toEqual([3, 2, 1, 0])
    expect(await numbers({ statuses: ['paid', 'cancelled'] })).toEqual([3, 2, 0])
    expect(await numbers({ statuses: ['paid', 'unpaid'] }, bought[3]?.id, 2)).toEqual([2, 1])
    const first = await ordersBefore(mall.kernel.db, { customerId: mali.id }, null, 3)
    expect(first.next).toBe(bought[1]?.id)
    expect((await ordersBefore(mall.kernel.db, { customerId: mali.id }, first.next, 3)).next).toBeNull()
  })
  it('find orders by number, words of the goods and counterparty, also by part and without accents', async () => {
    const one = await orderById(mall.kernel.db, bought[3]?.id ?? '')
    const [line] = await orderLines(mall.kernel.db, [bought[3]?.id ?? ''])
    expect(await numbers({ keyword: ` ${one?.orderNo} ` })).toEqual([3])
    expect(await numbers({ keyword: one?.orderNo.slice(-3) ?? '' })).toContain(3)
    expect(await numbers({ keyword: `${line?.goods.name_en?.slice(0, 6).toUpperCase()} ${one?.shopName}` })).toEqual([3])
    expect(await numbers({ keyword: line?.goods.name_es?.normalize('NFD') ?? '' })).toContain(3)
    expect(await numbers({ keyword: line?.goods.name_th ?? '' })).toContain(3)
    expect(await numbers({ keyword: 'nothing of the kind' })).toEqual([])
    expect(await numbers({ keyword: '%' })).toEqual([])
    const shop = { shopId: one?.shopId ?? '' }
    expect((await ordersBefore(mall.kernel.db, { ...shop, keyword: 'a shopper' }, null, 5)).orders.map(({ id }) => id)).toContain(one?.id)
    expect((await ordersBefore(mall.kernel.db, { ...shop, keyword: one?.shopName ?? '' }, null, 5)).orders).toEqual([])
  })
  it('find an order of a shop by words after many later orders, and never for another shop', async () => {
    const { db } = mall.kernel
    const one = await orderById(db, bought[3]?.id ?? '')
    const [line] = await orderLines(db, [one?.id ?? ''])
    const shop = { shopId: one?.shopId ?? '' }
    // Adds as many orders as the search scans before it uses the index.
    await sql`with copied as (
        insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount, mall_discount,
          delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
        select '20260202', nextval('orders.order_count'), 5000000 + n, 5000000 + n, shop_id, 'Shop', 'paid', 'paid', items, 0, 0, delivery, 0, 0, tax,
          tax_included, total, commission_rate, '{"fullName": "Zoltán", "country": "TH"}', arrival, shown, placed_at, paid_at, 'customer:1'
        from orders.order_header, generate_series(1, 1001) n where id = ${one?.id} returning id)
      insert into orders.line select id, 1, 1, 1, '{"product_id": "1", "sku_id": "1", "name_en": "Lid", "name_zh": "盖", "options": [], "image": null, "tint": 1}', 1, 100, 100, 0, 0, 0, 0 from copied`.execute(
      db,
    )
    const found = async (keyword: string, more: Partial<OrderFilter> = {}) =>
      (await ordersBefore(db, { ...shop, keyword, ...more } as OrderFilter, null, 5)).orders.map(({ id }) => id)
    const name = line?.goods.name_en ?? ''
    for (const keyword of [
      name,
      name.slice(1, -1).toUpperCase(),
      `${name} shopper`,
      line?.goods.name_jp ?? '',
      line?.goods.name_th?.slice(1) ?? '',
    ])
      expect(await found(keyword), keyword).toContain(one?.id)
    expect(await found(`${name} zoltan`)).toEqual([])
    expect(await found('zebra')).toEqual([])
    expect(await found(name, { statuses: ['paid'] })).toContain(one?.id)
    expect(await found(name, { statuses: ['cancelled'] })).toEqual([])
    expect(await found(name, { to: one?.placedAt })).not.toContain(one?.id)
    expect(await found(name, { shopId: goods.find(({ shopId }) => shopId !== shop.shopId)?.shopId ?? '' })).not.toContain(one?.id)
    expect((await ordersBefore(db, { ...shop, keyword: 'zoltan lid' }, null, 5)).orders).toHaveLength(5)
    // A word too short for the index is searched by scanning, one page at a time.
    const short = await ordersBefore(db, { ...shop, keyword: 'uu' }, null, 5)
    expect([short.orders, short.next === null]).toEqual([[], false])
  })
  it('narrow the orders of a shop to a range of days', async () => {
    const one = await orderById(mall.kernel.db, bought[0]?.id ?? '')
    const shop = { shopId: one?.shopId ?? '' }
    const placed = one?.placedAt ?? new Date()
    const within = async (from: number, to: number) =>
      (
        await ordersBefore(
          mall.kernel.db,
          { ...shop, from: new Date(placed.getTime() + from), to: new Date(placed.getTime() + to) },
          null,
          50,
        )
      ).orders.map(({ id }) => id)
    expect(await within(0, dayMs)).toContain(one?.id)
    expect(await within(-dayMs, 0)).not.toContain(one?.id)
    expect(await within(1, dayMs)).not.toContain(one?.id)
    expect(await within(-dayMs, 1)).toEqual([one?.id])
  })
  it('count orders by status, up to the requested limit', async () => {
    expect(await countsOf(mall.kernel.db, { customerId: mali.id }, 99)).toMatchObject({ paid: 3, unpaid: 1, completed: 0 })
    expect(await countsOf(mall.kernel.db, { customerId: mali.id }, 2)).toMatchObject({ paid: 2, unpaid: 1 })
    expect(await ownCounts(mall.kernel.db, mali.id, new Date(0), 99)).toMatchObject({
      byState: { paid: 3, unpaid: 1, completed: 0 },
      waiting: { refunds: 0, toRate: 0 },
    })
  })
  it('return the amount paid for each line and the actor of each transition', async () => {
    const [one, lines] = [await orderById(mall.kernel.db, bought[0]?.id ?? ''), await orderLines(mall.kernel.db, [bought[0]?.id ?? ''])]
    expect(
      lines.reduce((sum, { paid }) => sum + paid, 0n) +
        (one?.delivery ?? 0n) -
        (one?.mallDeliveryDiscount ?? 0n) -
        (one?.shopDeliveryDiscount ?? 0n),
    ).toBe(one?.total)
    expect(one).toMatchObject({ pieces: 2, status: 'paid', openRefunds: 0, toRate: 0 })
    expect((await orderHistory(mall.kernel.db, bought[0]?.id ?? '')).map(({ after, actor }) => [after, actor])).toEqual([
      ['unpaid', `customer:${mali.id}`],
      ['paid', `customer:${mali.id}`],
    ])
  })
})
