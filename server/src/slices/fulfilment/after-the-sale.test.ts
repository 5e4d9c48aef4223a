import { isRefused } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { balanceOf } from '../../../test/paying.ts'
import { flowInto, holds, saleNow, sold, withSale } from '../../../test/selling.ts'
import { acceptSale, cancelSale, moveDueSales, progressSale, shipSale } from './index.ts'

let mall: DemoMall
const { now } = Date
let hours = 0
const later = (more: number) => {
  hours += more
  mall.kernel.now = () => new Date(now() + hours * 3_600_000)
}
const day = 24
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

let numbers = 1_000_000_000
const number = () => String((numbers += 1))
const seller = 'seller:1' as const
const moving = (actor: 'system' | `${'seller' | 'customer'}:${string}` = seller) => ({ actor, now: mall.kernel.now() })
const accept = (id: string) => withSale(mall, id, (tx, sale) => acceptSale(tx, sale, moving()))
const ship = (id: string, trackingNo = number()) =>
  withSale(mall, id, (tx, sale) => shipSale(tx, sale, { ...moving(), carrier: 'dhl', trackingNo, lines: null }))
const cancel = (id: string) => withSale(mall, id, (tx, sale) => cancelSale(tx, sale, { ...moving(), reason: 'no more of it' }))
const pots = async (shopId: string) => ({
  shop: await holds(mall, `shop.available/${shopId}`),
  commission: await flowInto(mall, 'commission'),
})

describe('an order that is paid', () => {
  it('is sent, delivered, received by itself and paid out to the shop, less the commission', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 3 })
    const before = await pots(shopId)
    await accept(orderId)
    await ship(orderId)
    for (const step of ['in_transit', 'on_the_way', 'delivered'] as const)
      await withSale(mall, orderId, (tx, sale) => progressSale(tx, sale, { ...moving(), step }))
    await everythingAgrees(mall)
    const { total, mallPart, deliveredAt, returnUntil } = await saleNow(mall, orderId)
    expect(returnUntil?.getTime()).toBe((deliveredAt?.getTime() ?? 0) + 7 * day * 3_600_000)
    later(7 * day - 1)
    await moveDueSales(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('delivered')
    later(2)
    await moveDueSales(mall.kernel)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'completed', nextAt: null, nextDo: null })
    const kept = total + mallPart
    const commission = (kept * 500n * 2n + 10_000n) / 20_000n
    const after = await pots(shopId)
    expect([after.shop - before.shop, after.commission - before.commission]).toEqual([kept - commission, commission])
    expect(await holds(mall, `order.escrow/${orderId}`)).toBe(0n)
    await everythingAgrees(mall)
  })

  it('is called off before it is sent: money and stock are back, at once', async () => {
    const { orderId, shopper } = await sold(mall)
    const { total } = await saleNow(mall, orderId)
    const before = await balanceOf(mall, shopper.headers)
    for (const _ of [1, 2]) expect(isRefused(await cancel(orderId))).toBe(false)
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before + Number(total) / 100, 2)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: total })
    await everythingAgrees(mall)
  })

  it('is accepted by itself after a day, and called off by itself when it was not sent in seven', async () => {
    const { orderId } = await sold(mall)
    later(day + 1)
    await moveDueSales(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('to_ship')
    later(2 * day)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'to_ship', nextDo: 'cancel' })
    later(4 * day)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'not_shipped' })
    await everythingAgrees(mall)
  })
})
