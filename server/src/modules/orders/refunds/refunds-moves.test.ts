import { listRefunds, listShopRefunds, showRefund, showShopRefund } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { signedInAs } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'
import {
  accepted,
  answered,
  apply,
  requestedRefund,
  type BoughtOrder,
  boughtUntil,
  buyer,
  buyerAdds,
  declined,
  escalated,
  evidence,
  offered,
  quoted,
  receivedBack,
  rowsOf,
  seenByBuyer,
  sentBack,
  shopAdds,
  takenBack,
} from '../../../../test/refunding.ts'
import { orderNow } from '../../../../test/selling.ts'
import { moveOverdueRefunds, remindOfRefunds } from './schedules.ts'

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

type Step = (order: BoughtOrder, id: string) => Promise<{ code: number }>
const steps: Record<string, Step> = {
  cancel: (order, id) => takenBack(mall, order, id),
  accept_offer: (order, id) => answered(mall, order, id, true),
  decline_offer: (order, id) => answered(mall, order, id, false),
  ship: (order, id) => sentBack(mall, order, id, 'EE000000001TH'),
  escalate: (order, id) => escalated(mall, order, id),
  add: (order, id) => buyerAdds(mall, order, id),
  accept: (order, id) => accepted(mall, order, id),
  offer: (order, id) => offered(mall, order, id, '0.75'),
  refuse: (order, id) => declined(mall, order, id),
  received: (order, id) => receivedBack(mall, order, id),
  shop_adds: (order, id) => shopAdds(mall, order, id),
}
/** The steps by which a request reaches each state, and the actions that are possible in that state. */
const scenarios: Record<string, { kind?: string; via: readonly string[]; may: readonly string[] }> = {
  applied: { via: [], may: ['accept', 'cancel', 'offer', 'refuse'] },
  offered: { via: ['offer'], may: ['accept', 'accept_offer', 'cancel', 'decline_offer'] },
  rejected: { via: ['refuse'], may: ['cancel', 'escalate'] },
  escalated: { via: ['refuse', 'escalate'], may: ['add', 'cancel', 'shop_adds'] },
  awaiting_return: { kind: 'return', via: ['accept'], may: ['cancel', 'ship'] },
  return_shipped: { kind: 'return', via: ['accept', 'ship'], may: ['received'] },
  refunded: { via: ['accept'], may: [] },
  cancelled: { via: ['cancel'], may: [] },
}
const brought = async (state: string): Promise<[BoughtOrder, string]> => {
  const order = await boughtUntil(mall, 'delivered')
  const { kind = 'refund', via = [] } = scenarios[state] ?? {}
  const { id } = await requestedRefund(mall, order, { kind })
  for (const step of via) expect((await steps[step]?.(order, id))?.code).toBe(200)
  expect((await seenByBuyer(mall, order, id)).state).toBe(state)
  return [order, id]
}

describe('invalid transition', () => {
  it.each(Object.keys(scenarios))('from %s is refused or is a no-op, and changes nothing', async (state) => {
    const [order, id] = await brought(state)
    const before = await rowsOf(mall, order.orderId)
    const others = Object.keys(steps).filter((step) => !scenarios[state]?.may.includes(step))
    for (const step of others) {
      const { code } = (await steps[step]?.(order, id)) ?? { code: 0 }
      expect([200, 2000012, 2000013, 2000014], step).toContain(code)
      expect(await rowsOf(mall, order.orderId), step).toBe(before)
    }
  })

  it('a line allows at most five requests, and a request at most three offers', async () => {
    const order = await boughtUntil(mall, 'delivered')
    for (let time = 0; time < 5; time += 1) {
      const { id } = await requestedRefund(mall, order)
      if (time === 0) {
        for (const amount of ['0.10', '0.20', '0.30']) {
          await offered(mall, order, id, amount)
          await answered(mall, order, id, false)
        }
        expect((await offered(mall, order, id, '0.40')).code).toBe(2000012)
      }
      await takenBack(mall, order, id)
    }
    expect(await apply(mall, order)).toMatchObject({ code: 2000012, data: { reason: 'too_often', item_id: '1' } })
  })

  it('a request with an invalid reason, line or file, or for a foreign order, is refused', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const stranger = await newShopper(mall)
    const theirs = await evidence(mall, stranger.headers)
    expect((await apply(mall, order, { reason: '' })).code).toBe(1000009)
    expect(await apply(mall, order, { kind: 'return', reason: 'not_arrived' })).toMatchObject({ code: 2000012, data: { reason: 'kind' } })
    expect(await apply(mall, order, { items: [{ item_id: '7', quantity: 1 }] })).toMatchObject({ code: 2000011, data: { left: { 1: 1 } } })
    expect(await apply(mall, order, { images: [theirs] })).toMatchObject({ code: 2000012, data: { reason: 'file' } })
    expect((await apply(mall, { ...order, shopper: stranger })).code).toBe(1500018)
    expect((await quoted(mall, { ...order, shopper: stranger })).code).toBe(1500018)
    expect((await orderNow(mall, order.orderId)).openRefunds).toBe(0)
  })
})

describe('access by outsiders', () => {
  it('other buyers, other shops, and staff on these routes cannot see that a request exists', async () => {
    const [order, id] = await brought('return_shipped')
    const before = await rowsOf(mall, order.orderId)
    const [stranger, other] = [await newShopper(mall, 0), await boughtUntil(mall, 'delivered')]
    for (const [name, step] of Object.entries(steps)) {
      const byBuyer = ['cancel', 'accept_offer', 'decline_offer', 'ship', 'escalate', 'add'].includes(name)
      const as = byBuyer ? { ...order, shopper: stranger } : { ...order, shopId: await shopBeside(order.shopId) }
      expect((await step(as, id)).code, name).toBe(1500018)
      expect(await rowsOf(mall, order.orderId), name).toBe(before)
    }
    expect((await mall.ask(showRefund, { id }, await buyer(mall, other))).code).toBe(1500018)
    expect((await mall.ask(listRefunds, {}, stranger.headers)).data.list).toEqual([])
    for (const headers of [await staffAs(mall.kernel, 'support'), await buyer(mall, order)])
      expect((await mall.ask(showShopRefund, { id }, headers)).code).toBe(1000004)
    expect((await mall.ask(listShopRefunds, {}, await signedInWithoutShop())).code).toBe(3000001)
  })
  const shopBeside = async (shopId: string) => {
    const found = await sql<{ id: string }>`select min(id)::text as id from profile.shop where id <> ${shopId} and status = 'open'`.execute(
      mall.kernel.db,
    )
    return found.rows[0]?.id ?? ''
  }
  const signedInWithoutShop = async () => {
    const { id } = await newShopper(mall, 0)
    return signedInAs(mall.kernel, id, 'seller')
  }
})

describe('refund clock', () => {
  const clocked: [state: string, hoursLeft: number, then: string][] = [
    ['applied', 48, 'refunded'],
    ['offered', 24, 'applied'],
    ['rejected', 48, 'closed'],
    ['awaiting_return', 5 * day, 'cancelled'],
    ['return_shipped', 8 * day, 'refunded'],
  ]
  it.each(clocked)('a request in %s for %i hours becomes %s, once, whichever process runs the clock', async (state, left, then) => {
    const [order, id] = await brought(state)
    const look = () => Promise.all([1, 2, 3].map(() => moveOverdueRefunds(mall.kernel)))
    later(left - 0.1)
    await look()
    expect((await seenByBuyer(mall, order, id)).state).toBe(state)
    later(0.2)
    const before = await balanceOf(mall, await buyer(mall, order))
    await look()
    const seen = await seenByBuyer(mall, order, id)
    expect(seen.state).toBe(then)
    expect(seen.timeline.at(-1)?.by).toBe('system')
    expect(await balanceOf(mall, await buyer(mall, order))).toBeCloseTo(before + (then === 'refunded' ? order.total : 0), 2)
  })

  it('an overdue step is refused even before the clock has run', async () => {
    const [order, id] = await brought('awaiting_return')
    later(5 * day + 1)
    expect((await steps['ship']?.(order, id))?.code).toBe(2000014)
    const [other, second] = await brought('applied')
    later(49)
    expect((await steps['refuse']?.(other, second))?.code).toBe(2000012)
    await moveOverdueRefunds(mall.kernel)
    await everythingAgrees(mall)
  })

  it('reminds the buyer once to return the goods, a day before the deadline', async () => {
    const [order] = await brought('awaiting_return')
    const reminders = async () => {
      const found = await sql<{ count: number }>`select count(*)::int as count from notifications.notice
        where customer_id = ${order.shopper.id} and template = 'refund_reminder'`.execute(mall.kernel.db)
      return found.rows[0]?.count
    }
    later(4 * day - 1)
    await remindOfRefunds(mall.kernel)
    expect(await reminders()).toBe(0)
    later(2)
    await Promise.all([remindOfRefunds(mall.kernel), remindOfRefunds(mall.kernel)])
    expect(await reminders()).toBe(1)
  })

  it('marks an overdue staff decision once, and the decision remains with staff', async () => {
    const [order, id] = await brought('escalated')
    const lateAt = async () => {
      const found = await sql<{ at: Date | null }>`select late_at as at from refunds.refund where id = ${id}`.execute(mall.kernel.db)
      return found.rows[0]?.at?.getTime() ?? null
    }
    await remindOfRefunds(mall.kernel)
    expect(await lateAt()).toBeNull()
    later(8 * day)
    await remindOfRefunds(mall.kernel)
    const at = await lateAt()
    expect(at).not.toBeNull()
    later(day)
    await remindOfRefunds(mall.kernel)
    await moveOverdueRefunds(mall.kernel)
    expect(await lateAt()).toBe(at)
    expect((await seenByBuyer(mall, order, id)).state).toBe('escalated')
  })

  it('an order after its return window accepts no request, and the refusal names its end', async () => {
    const order = await boughtUntil(mall, 'received')
    const { returnUntil } = await orderNow(mall, order.orderId)
    later(7 * day)
    expect(await apply(mall, order)).toMatchObject({ code: 2000009, data: { until: returnUntil?.toISOString() } })
  })
})
