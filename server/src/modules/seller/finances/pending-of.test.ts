import { formatMoney, minor, money, nothing, sumMoney } from '@plaza/values'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { plantOrder } from '../../../../test/selling.ts'
import { remainingAmount, planShares } from '../../orders/orders/plans/plan-settling.ts'
import { pendingOf } from './pending-of.ts'

const now = new Date('2026-11-22T12:00:00Z')
const on = (day: string) => new Date(`${day}T09:00:00Z`)
type Order = {
  status: string
  total: bigint
  mallPart: bigint
  refunded: bigint
  rate: number
  openRefunds: number
  nextAt: Date | null
  nextDo: string | null
  returnUntil: Date | null
}
const order = (more: Partial<Order> = {}): Order => ({
  ...{ status: 'paid', total: 9000n, mallPart: 1000n, refunded: 0n, rate: 500, openRefunds: 0 },
  ...{ nextAt: on('2026-11-23'), nextDo: 'accept', returnUntil: null },
  ...more,
})
const received = { status: 'received', nextDo: 'complete' } as const
const delivered = { status: 'delivered', nextDo: 'receive' } as const

let mall: DemoMall
let customerId: string
let shops = 9_200_000
/** Creates a new shop with these orders. */
const soldBy = async (orders: readonly Order[]): Promise<string> => {
  const shopId = String((shops += 1))
  const pattern = await plantOrder(mall.kernel, { shopId, customerId, status: 'completed' })
  for (const each of orders)
    await sql`insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount,
        mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at,
        paid_at, moved_by, refunded, open_refunds, next_at, next_do, return_until)
      select order_day, nextval('orders.order_count'), 9000000000 + currval('orders.order_count'), customer_id, shop_id, shop_name, ${each.status}, 'paid',
        ${String(each.total + each.mallPart)}::bigint, 0, ${String(each.mallPart)}::bigint, 0, 0, 0, 0, false, ${String(each.total)}::bigint, ${each.rate},
        address, arrival, shown, placed_at, paid_at, moved_by, ${String(each.refunded)}::bigint, ${each.openRefunds}, ${each.nextAt}, ${each.nextDo},
        ${each.returnUntil}
      from orders.order_header where id = ${pattern}`.execute(mall.kernel.db)
  return shopId
}
const pendingWith = async (orders: readonly Order[]) => pendingOf(mall.kernel.db, await soldBy(orders), now)

beforeAll(async () => {
  mall = await openDemoMall()
  customerId = (await newShopper(mall)).id
})
afterAll(() => mall.close())

describe('upcoming payouts of a shop', () => {
  test.each([
    ['an order that waits to be sent has no day yet', order(), { stage: 'to_ship' }],
    ['one that is on its way has none either', order({ status: 'shipped', nextDo: 'receive' }), { stage: 'on_the_way' }],
    ['one that something is asked back of waits for that', order({ ...received, openRefunds: 1 }), { stage: 'asked_back' }],
    ['one that was received comes when its return window ends', order({ ...received, nextAt: on('2026-11-25') }), { day: '2026-11-25' }],
    ['one that was delivered comes by itself', order({ ...delivered, nextAt: on('2026-11-29') }), { day: '2026-11-29' }],
    [
      'one that the law gives longer to comes later',
      order({ ...delivered, nextAt: on('2026-11-29'), returnUntil: on('2026-12-06') }),
      { day: '2026-12-06' },
    ],
    ['one that is due comes today', order({ ...received, nextAt: on('2026-11-20') }), { day: '2026-11-22' }],
  ])('%s', async (_what, orderRow, where) => {
    const pending = await pendingWith([orderRow])
    expect([...pending.days, ...pending.undated]).toEqual([{ ...where, amount: money('100.00'), net: money('95.00'), orders: 1 }])
  })
  test('days are sorted and add up; a fully refunded order adds nothing', async () => {
    const pending = await pendingWith([
      order({ ...received, nextAt: on('2026-11-26') }),
      order({ ...received, nextAt: on('2026-11-24') }),
      order({ ...received, nextAt: on('2026-11-26'), refunded: 4000n }),
      order({ refunded: 9000n, mallPart: 0n }),
    ])
    expect(pending.days.map(({ day, amount, orders }) => [day, amount, orders])).toEqual([
      ['2026-11-24', money('100.00'), 1],
      ['2026-11-26', money('160.00'), 2],
    ])
    expect([pending.amount, pending.net, pending.orders]).toEqual([money('260.00'), money('247.00'), 3])
  })
  test('commission is rounded for each of two equal orders, not for their sum', async () => {
    const small = order({ ...received, total: 10n, mallPart: 0n, nextAt: on('2026-11-25') })
    const pending = await pendingWith([small, small])
    expect([pending.amount, pending.net, pending.orders]).toEqual([money('0.20'), money('0.18'), 2])
  })
  test('the payout of each order equals its settlement, to the cent', async () => {
    const anyOrder = fc.record({
      total: fc.bigInt({ min: 1n, max: 10n ** 7n }),
      mallPart: fc.bigInt({ min: 0n, max: 999n }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    })
    const orders = fc.sample(anyOrder, 60).map((generated) => order({ ...received, ...generated, refunded: generated.total / 3n }))
    const stored = orders.map(({ total, mallPart, refunded }) =>
      remainingAmount({ total: minor(total), mallPart: minor(mallPart), refunded: minor(refunded), mallRefunded: nothing }),
    )
    const pending = await pendingWith(orders)
    expect(formatMoney(pending.amount)).toBe(formatMoney(sumMoney(stored)))
    expect(formatMoney(pending.net)).toBe(formatMoney(sumMoney(stored.map((each, at) => planShares(each, orders[at]?.rate ?? 0).shop))))
  })
})
