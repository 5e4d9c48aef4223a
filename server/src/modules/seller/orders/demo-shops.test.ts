import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { saleNow, sold } from '../../../../test/selling.ts'
import { demoShopsTimers, moveDemoSales } from './move-demo-sales.ts'

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

describe('the shops of a demo mall', () => {
  it('take an order on, send it and bring it, each step in its time, by the doors that every shop has', async () => {
    const { orderId } = await sold(mall)
    const seen = [(await saleNow(mall, orderId)).status]
    await moveDemoSales(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('paid')
    for (let step = 0; step < 5; step += 1) {
      later(200)
      await moveDemoSales(mall.kernel)
      seen.push((await saleNow(mall, orderId)).status)
    }
    expect(seen).toEqual(['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered'])
  })

  it('do nothing in a mall that is none', async () => {
    const { orderId } = await sold(mall)
    later(200)
    const real = { ...mall.kernel, environment: { ...mall.kernel.environment, demo: false } }
    expect([await moveDemoSales(real), demoShopsTimers(real)]).toEqual([0, []])
    expect((await saleNow(mall, orderId)).status).toBe('paid')
  })
})
