import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { orderNow, sold } from '../../../../test/selling.ts'
import { demoShopsTimers, moveDemoOrders } from './move-demo-orders.ts'

let mall: DemoMall
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

describe('demo shops', () => {
  it('accept, ship and deliver an order, each step on time, through the routes of every shop', async () => {
    const { orderId } = await sold(mall)
    const seen = [(await orderNow(mall, orderId)).status]
    await moveDemoOrders(mall.kernel)
    expect((await orderNow(mall, orderId)).status).toBe('paid')
    for (let step = 0; step < 5; step += 1) {
      later(200)
      await moveDemoOrders(mall.kernel)
      seen.push((await orderNow(mall, orderId)).status)
    }
    expect(seen).toEqual(['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered'])
  })

  it('do nothing in a real mall', async () => {
    const { orderId } = await sold(mall)
    later(200)
    const real = { ...mall.kernel, environment: { ...mall.kernel.environment, demo: false } }
    expect([await moveDemoOrders(real), demoShopsTimers(real)]).toEqual([0, []])
    expect((await orderNow(mall, orderId)).status).toBe('paid')
  })
})
