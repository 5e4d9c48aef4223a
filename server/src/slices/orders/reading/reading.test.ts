import { dayMs } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { countsOf, salesBefore, saleById, saleEvents, saleLines, ownCounts, type WantedSales } from './index.ts'

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

const numbers = async (more: Partial<WantedSales> = {}, after: string | null = null, limit = 10) => {
  const { sales } = await salesBefore(mall.kernel.db, { customerId: mali.id, ...more } as WantedSales, after, limit)
  return sales.map(({ id }) => bought.findIndex((each) => each.id === id))
}

describe('orders as they are read', () => {
  it('come the newest first, by state and a page at a time', async () => {
    expect(await numbers()).toEqual([3, 2, 1, 0])
    expect(await numbers({ statuses: ['paid', 'cancelled'] })).toEqual([3, 2, 0])
    expect(await numbers({ statuses: ['paid', 'unpaid'] }, bought[3]?.id, 2)).toEqual([2, 1])
    const first = await salesBefore(mall.kernel.db, { customerId: mali.id }, null, 3)
    expect(first.next).toBe(bought[1]?.id)
    expect((await salesBefore(mall.kernel.db, { customerId: mali.id }, first.next, 3)).next).toBeNull()
  })
  it('are found by their number, by words of goods and by the other side, also in part and without accents', async () => {
    const one = await saleById(mall.kernel.db, bought[3]?.id ?? '')
    const [line] = await saleLines(mall.kernel.db, [bought[3]?.id ?? ''])
    expect(await numbers({ keyword: ` ${one?.orderNo} ` })).toEqual([3])
    expect(await numbers({ keyword: one?.orderNo.slice(-3) ?? '' })).toContain(3)
    expect(await numbers({ keyword: `${line?.goods.name_en?.slice(0, 6).toUpperCase()} ${one?.shopName}` })).toEqual([3])
    expect(await numbers({ keyword: line?.goods.name_es?.normalize('NFD') ?? '' })).toContain(3)
    expect(await numbers({ keyword: line?.goods.name_th ?? '' })).toContain(3)
    expect(await numbers({ keyword: 'nothing of the kind' })).toEqual([])
    expect(await numbers({ keyword: '%' })).toEqual([])
    const shop = { shopId: one?.shopId ?? '' }
    expect((await salesBefore(mall.kernel.db, { ...shop, keyword: 'a shopper' }, null, 5)).sales.map(({ id }) => id)).toContain(one?.id)
    expect((await salesBefore(mall.kernel.db, { ...shop, keyword: one?.shopName ?? '' }, null, 5)).sales).toEqual([])
  })
  it('of a shop can be narrowed to days', async () => {
    const one = await saleById(mall.kernel.db, bought[0]?.id ?? '')
    const shop = { shopId: one?.shopId ?? '' }
    const placed = one?.placedAt ?? new Date()
    const within = async (from: number, to: number) =>
      (
        await salesBefore(
          mall.kernel.db,
          { ...shop, from: new Date(placed.getTime() + from), to: new Date(placed.getTime() + to) },
          null,
          50,
        )
      ).sales.map(({ id }) => id)
    expect(await within(0, dayMs)).toContain(one?.id)
    expect(await within(-dayMs, 0)).not.toContain(one?.id)
    expect(await within(1, dayMs)).not.toContain(one?.id)
    expect(await within(-dayMs, 1)).toEqual([one?.id])
  })
  it('are counted by state, and no further than is asked', async () => {
    expect(await countsOf(mall.kernel.db, { customerId: mali.id }, 99)).toMatchObject({ paid: 3, unpaid: 1, completed: 0 })
    expect(await countsOf(mall.kernel.db, { customerId: mali.id }, 2)).toMatchObject({ paid: 2, unpaid: 1 })
    expect(await ownCounts(mall.kernel.db, mali.id, new Date(0), 99)).toMatchObject({
      byState: { paid: 3, unpaid: 1, completed: 0 },
      waiting: { refunds: 0, toRate: 0 },
    })
  })
  it('say what was paid for each line, and who moved them', async () => {
    const [one, lines] = [await saleById(mall.kernel.db, bought[0]?.id ?? ''), await saleLines(mall.kernel.db, [bought[0]?.id ?? ''])]
    expect(
      lines.reduce((sum, { paid }) => sum + paid, 0n) +
        (one?.delivery ?? 0n) -
        (one?.mallDeliveryDiscount ?? 0n) -
        (one?.shopDeliveryDiscount ?? 0n),
    ).toBe(one?.total)
    expect(one).toMatchObject({ pieces: 2, status: 'paid', openRefunds: 0, toRate: 0 })
    expect((await saleEvents(mall.kernel.db, bought[0]?.id ?? '')).map(({ after, actor }) => [after, actor])).toEqual([
      ['unpaid', `customer:${mali.id}`],
      ['paid', `customer:${mali.id}`],
    ])
  })
})
