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
  asked,
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
import { saleNow } from '../../../../test/selling.ts'
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
/** How a request reaches each state, and which actions are possible there. */
const ways: Record<string, { kind?: string; way: readonly string[]; may: readonly string[] }> = {
  applied: { way: [], may: ['accept', 'cancel', 'offer', 'refuse'] },
  offered: { way: ['offer'], may: ['accept', 'accept_offer', 'cancel', 'decline_offer'] },
  rejected: { way: ['refuse'], may: ['cancel', 'escalate'] },
  escalated: { way: ['refuse', 'escalate'], may: ['add', 'cancel', 'shop_adds'] },
  awaiting_return: { kind: 'return', way: ['accept'], may: ['cancel', 'ship'] },
  return_shipped: { kind: 'return', way: ['accept', 'ship'], may: ['received'] },
  refunded: { way: ['accept'], may: [] },
  cancelled: { way: ['cancel'], may: [] },
}
const brought = async (state: string): Promise<[BoughtOrder, string]> => {
  const order = await boughtUntil(mall, 'delivered')
  const { kind = 'refund', way = [] } = ways[state] ?? {}
  const { id } = await asked(mall, order, { kind })
  for (const step of way) expect((await steps[step]?.(order, id))?.code).toBe(200)
  expect((await seenByBuyer(mall, order, id)).state).toBe(state)
  return [order, id]
}

describe('whatever does not follow', () => {
  it.each(Object.keys(ways))('from %s is refused, or stands already, and changes nothing', async (state) => {
    const [order, id] = await brought(state)
    const before = await rowsOf(mall, order.orderId)
    const others = Object.keys(steps).filter((step) => !ways[state]?.may.includes(step))
    for (const step of others) {
      const { code } = (await steps[step]?.(order, id)) ?? { code: 0 }
      expect([200, 2000012, 2000013, 2000014], step).toContain(code)
      expect(await rowsOf(mall, order.orderId), step).toBe(before)
    }
  })

  it('after five requests a line has no sixth, and three offers are enough', async () => {
    const order = await boughtUntil(mall, 'delivered')
    for (let time = 0; time < 5; time += 1) {
      const { id } = await asked(mall, order)
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

  it('is asked for as it stands: reasons, lines, files and an order of one’s own', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const stranger = await newShopper(mall)
    const theirs = await evidence(mall, stranger.headers)
    expect((await apply(mall, order, { reason: '' })).code).toBe(1000009)
    expect(await apply(mall, order, { kind: 'return', reason: 'not_arrived' })).toMatchObject({ code: 2000012, data: { reason: 'kind' } })
    expect(await apply(mall, order, { items: [{ item_id: '7', quantity: 1 }] })).toMatchObject({ code: 2000011, data: { left: { 1: 1 } } })
    expect(await apply(mall, order, { images: [theirs] })).toMatchObject({ code: 2000012, data: { reason: 'file' } })
    expect((await apply(mall, { ...order, shopper: stranger })).code).toBe(1500018)
    expect((await quoted(mall, { ...order, shopper: stranger })).code).toBe(1500018)
    expect((await saleNow(mall, order.orderId)).openRefunds).toBe(0)
  })
})

describe('others', () => {
  it('do not learn that a request is there: not another buyer, not another shop, not the staff by these doors', async () => {
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

describe('the clock', () => {
  const clocked: [state: string, hoursLeft: number, then: string][] = [
    ['applied', 48, 'refunded'],
    ['offered', 24, 'applied'],
    ['rejected', 48, 'closed'],
    ['awaiting_return', 5 * day, 'cancelled'],
    ['return_shipped', 8 * day, 'refunded'],
  ]
  it.each(clocked)('what is %s for %i hours is %s, once, whoever looks', async (state, left, then) => {
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

  it('what its time is over for is not done after all, even before the clock looked', async () => {
    const [order, id] = await brought('awaiting_return')
    later(5 * day + 1)
    expect((await steps['ship']?.(order, id))?.code).toBe(2000014)
    const [other, second] = await brought('applied')
    later(49)
    expect((await steps['refuse']?.(other, second))?.code).toBe(2000012)
    await moveOverdueRefunds(mall.kernel)
    await everythingAgrees(mall)
  })

  it('reminds once of goods to be sent, a day before', async () => {
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

  it('says once that staff is late, and leaves it to them', async () => {
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

  it('an order whose window is over gives nothing back any more, and says since when', async () => {
    const order = await boughtUntil(mall, 'received')
    const { returnUntil } = await saleNow(mall, order.orderId)
    later(7 * day)
    expect(await apply(mall, order)).toMatchObject({ code: 2000009, data: { until: returnUntil?.toISOString() } })
  })
})
