import { acceptRefund, applyRefund } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { allIsQuiet, balanceOf } from '../../../../test/paying.ts'
import { newKey } from '../../../../test/recharging.ts'
import {
  accepted,
  apply,
  requestedRefund,
  boughtUntil,
  buyer,
  type BoughtOrder,
  receivedBack,
  seenByBuyer,
  seller,
  sentBack,
  takenBack,
} from '../../../../test/refunding.ts'
import { reversalsOf } from '../../../../test/reversals.ts'
import { holds, orderNow, withOrder } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { acceptLockedOrder } from '../lifecycle/accept-order.ts'
import { moveDueOrders } from '../lifecycle/schedules.ts'
import { shipLockedOrder } from '../lifecycle/ship-order.ts'
import { refundsChecks } from './refund-books.ts'
import { moveDue } from '../../../../test/move-due.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(() => mall.end())

const balance = async (order: BoughtOrder) => balanceOf(mall, await buyer(mall, order))
const all = (...quantities: number[]) => quantities.map((quantity, at) => ({ item_id: String(at + 1), quantity }))

describe('refund of a card payment', () => {
  it('goes to the card in part and then in full, and ends when the gateway confirms it', async () => {
    const order = await boughtUntil(mall, 'delivered', { method: 'card', quantities: [2] })
    const before = await balance(order)
    const first = await requestedRefund(mall, order)
    expect(first.back_to).toBe('card')
    expect((await accepted(mall, order, first.id)).data.state).toMatch(/^refund(ing|ed)$/)
    await until(async () => (await seenByBuyer(mall, order, first.id)).state === 'refunded', 25_000)
    const rest = await requestedRefund(mall, order)
    await accepted(mall, order, rest.id)
    await until(async () => (await seenByBuyer(mall, order, rest.id)).state === 'refunded', 25_000)
    await allIsQuiet(mall)
    const back = await reversalsOf(mall.kernel, `checkout:${order.paymentId}/1`)
    expect(back.map(({ state }) => state)).toEqual(['returned', 'returned'])
    expect(back.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Math.round(order.total * 100))
    expect(await balance(order)).toBe(before)
    await everythingAgrees(mall)
  })
})

describe('duplicate refund requests', () => {
  it('the same key creates one request; so do ten concurrent calls with different keys', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [9] })
    const headers = await buyer(mall, order)
    const wanted = { order_id: order.orderId, items: all(1), kind: 'refund', reason: 'damaged' }
    const key = newKey()
    const same = await Promise.all(
      Array.from({ length: 3 }, () => mall.ask(applyRefund, { ...wanted, idempotency_key: key } as never, headers)),
    )
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 10 }, () => mall.ask(applyRefund, { ...wanted, idempotency_key: newKey() } as never, headers)),
    )
    expect(others.map(({ code, data }) => [code, data])).toEqual(others.map(() => [2000010, { refund_id: same[0]?.data.id }]))
    const before = await balance(order)
    const console_ = await seller(mall, order)
    const agreed = await Promise.all(Array.from({ length: 10 }, () => mall.ask(acceptRefund, { id: same[0]?.data.id ?? '' }, console_)))
    expect(agreed.map(({ code }) => code)).toEqual(agreed.map(() => 200))
    expect(await balance(order)).toBeCloseTo(before + Number(same[0]?.data.amount), 2)
    await everythingAgrees(mall)
  })
})

/** Makes the order due for completion now, although a refund can still be requested. */
const due = ({ orderId }: BoughtOrder) =>
  sql`update orders.order_header set next_at = ${mall.kernel.now()}, next_do = 'complete' where id = ${orderId}`.execute(mall.kernel.db)
const rounds = [1, 2, 3, 4]
describe('concurrent moves', () => {
  it('refund request and completion: exactly one of the two wins', async () => {
    for (const _round of rounds) {
      const order = await boughtUntil(mall, 'received')
      await due(order)
      const [refund] = await Promise.all([apply(mall, order), moveDueOrders(mall.kernel)])
      const after = await orderNow(mall, order.orderId)
      // An order completed within its refund period can still be refunded, from the shop's balance.
      expect([refund.code, after.openRefunds]).toEqual([200, 1])
      expect(['received', 'completed']).toContain(after.status)
      await moveDue(mall.kernel)
      expect((await orderNow(mall, order.orderId)).status).toBe(after.status)
      await accepted(mall, order, refund.data.id)
    }
    await everythingAgrees(mall)
  })

  it('shipment and withdrawal: the shop ships no order that is refunded', async () => {
    for (const round of rounds) {
      const order = await boughtUntil(mall, 'paid')
      const [now, before] = [mall.kernel.now(), await balance(order)]
      const shop = { actor: 'seller:1', now } as const
      await withOrder(mall, order.orderId, (tx, orderRow) => acceptLockedOrder(tx, orderRow, shop))
      const shipping = { ...shop, carrier: 'dhl', trackingNo: `310000000${round}`, lines: null }
      const [refund, shipped] = await Promise.all([
        apply(mall, order, { kind: 'withdrawal', reason: '' }),
        withOrder(mall, order.orderId, (tx, orderRow) => shipLockedOrder(tx, orderRow, shipping)),
      ])
      const isBack = refund.code === 200
      expect(isRefused(shipped)).toBe(isBack)
      expect((await orderNow(mall, order.orderId)).status).toBe(isBack ? 'cancelled' : 'shipped')
      expect(await balance(order)).toBeCloseTo(before + (isBack ? order.total : 0), 2)
    }
    await everythingAgrees(mall)
  })

  it('acceptance and cancellation of a request: the money matches the winner', async () => {
    for (const _round of rounds) {
      const order = await boughtUntil(mall, 'delivered')
      const before = await balance(order)
      const { id, asked: sum } = await requestedRefund(mall, order)
      const [agreed, cancelled] = await Promise.all([accepted(mall, order, id), takenBack(mall, order, id)])
      expect([agreed.code, cancelled.code].toSorted((a, b) => a - b)).toEqual([200, 2000012])
      expect(await balance(order)).toBeCloseTo(before + (agreed.code === 200 ? Number(sum) : 0), 2)
      expect((await orderNow(mall, order.orderId)).openRefunds).toBe(0)
    }
    await everythingAgrees(mall)
  })
})

/** Records each statement that writes a request or its order from now on. */
const noteWrites = async () => {
  await sql`create table public.write_note (id bigint generated always as identity, what text not null)`.execute(mall.kernel.db)
  await sql`create function public.note_write() returns trigger language plpgsql as $$
    begin
      insert into public.write_note (what) values (lower(tg_op) || ' ' || tg_table_schema || '.' || tg_table_name);
      return null;
    end $$`.execute(mall.kernel.db)
  for (const table of ['refunds.refund', 'refunds.line', 'orders.order_header'])
    await sql`create trigger note_write after insert or update on ${sql.raw(table)} for each statement execute function public.note_write()`.execute(
      mall.kernel.db,
    )
}
const notedWrites = async (): Promise<string[]> => {
  const noted = await sql<{
    what: string
  }>`with gone as (delete from public.write_note returning id, what) select what from gone order by id`.execute(mall.kernel.db)
  return noted.rows.map(({ what }) => what).toSorted()
}
const onceEach = ['update orders.order_header', 'update refunds.line', 'update refunds.refund']
const historyOf = async (refundId: string) =>
  (
    await sql<{
      step: string
    }>`select concat_ws(' ', before, after) as step from refunds.history where refund_id = ${refundId} order by id`.execute(mall.kernel.db)
  ).rows.map(({ step }) => step)
const versionOf = async (refundId: string) =>
  (await sql<{ version: number }>`select version from refunds.refund where id = ${refundId}`.execute(mall.kernel.db)).rows[0]?.version

describe('one call', () => {
  beforeAll(noteWrites)

  it('accept writes request and order once each, and every step is in the history', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [2] })
    const { id } = await requestedRefund(mall, order)
    await notedWrites()
    expect((await accepted(mall, order, id)).data.state).toBe('refunded')
    expect(await notedWrites()).toEqual(onceEach)
    expect(await historyOf(id)).toEqual(['applied', 'applied approved', 'approved refunding', 'refunding refunded'])
    expect(await versionOf(id)).toBe(4)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ openRefunds: 0, paymentStatus: 'part_refunded' })
  })

  it('received pays a return in one write, and accept before it took one write', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const { id } = await requestedRefund(mall, order, { kind: 'return' })
    await notedWrites()
    expect((await accepted(mall, order, id)).data.state).toBe('awaiting_return')
    expect(await notedWrites()).toEqual(['update refunds.line', 'update refunds.refund'])
    await sentBack(mall, order, id)
    await notedWrites()
    expect((await receivedBack(mall, order, id)).data.state).toBe('refunded')
    expect(await notedWrites()).toEqual(onceEach)
    const states = ['approved', 'awaiting_return', 'return_shipped', 'return_received', 'refunding', 'refunded']
    expect(await historyOf(id)).toEqual(['applied', ...states.map((state, at) => `${states[at - 1] ?? 'applied'} ${state}`)])
  })

  it('accept for a card payment waits for the gateway in one write and ends in another', async () => {
    const order = await boughtUntil(mall, 'delivered', { method: 'card' })
    const { id } = await requestedRefund(mall, order)
    await notedWrites()
    await accepted(mall, order, id)
    await until(async () => (await seenByBuyer(mall, order, id)).state === 'refunded', 25_000)
    const writes = await notedWrites()
    expect(writes.filter((write) => write === 'update refunds.refund')).toHaveLength(2)
    expect(writes.filter((write) => write === 'update orders.order_header')).toHaveLength(1)
    expect(await historyOf(id)).toEqual(['applied', 'applied approved', 'approved refunding', 'refunding refunded'])
    await everythingAgrees(mall)
  })
})

describe('refund after settlement', () => {
  it('the shop returns its payout, and the mall its commission', async () => {
    const order = await boughtUntil(mall, 'received', { quantities: [2] })
    await due(order)
    await moveDue(mall.kernel)
    const [before, shop] = [await balance(order), await holds(mall, `shop.available/${order.shopId}`)]
    const { id } = await requestedRefund(mall, order, { items: all(2) })
    expect((await accepted(mall, order, id)).data).toMatchObject({ state: 'refunded' })
    expect(await balance(order)).toBeCloseTo(before + order.total, 2)
    const orderRow = await orderNow(mall, order.orderId)
    const soldFor = orderRow.total + orderRow.mallPart
    expect(shop - (await holds(mall, `shop.available/${order.shopId}`))).toBe(
      soldFor - (soldFor * BigInt(orderRow.commissionRate) + 5000n) / 10_000n,
    )
    expect(orderRow.mallRefunded).toBe(orderRow.mallPart)
    expect(orderRow).toMatchObject({ status: 'completed', paymentStatus: 'refunded' })
    await everythingAgrees(mall)
  })
})

describe('guarantees about refund money', () => {
  const found = async (plant: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<unknown>) => {
    let bad: string[] = []
    await transaction(mall.kernel, async (tx) => {
      await plant(tx)
      const results = await Promise.all(refundsChecks.map(async (check) => ({ ...check, ...(await check.find(tx)) })))
      bad = results.filter((each) => each.bad > 0).map((each) => each.invariant)
      throw new Error('enough seen')
    }).catch((error: unknown) => expect((error as Error).message).toBe('enough seen'))
    return bad
  }
  it('report a request without its money and an order that lost a request, and nothing for sound data', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const { id } = await requestedRefund(mall, order)
    expect(await found(async () => {})).toEqual([])
    const approved = sql`update refunds.refund set state = 'approved', version = version + 1, due_at = null, moved_by = 'seller:1' where id = ${id}`
    const paid = sql`update refunds.refund set state = 'refunding', version = version + 1, returned = asked, mall_returned = 0, moved_by = 'seller:1' where id = ${id}`
    const both = async (tx: Parameters<typeof approved.execute>[0]) => {
      await approved.execute(tx)
      await paid.execute(tx)
    }
    expect(await found(both)).toEqual(['refunds_and_journals_agree', 'open_refunds_and_orders_agree'])
    expect(await found((tx) => sql`update orders.order_header set open_refunds = 0 where id = ${order.orderId}`.execute(tx))).toEqual([
      'open_refunds_and_orders_agree',
    ])
  })
})
