import { buyAgain, cancelOrder, completeOrder, extendOrder, listOrders, type OrderState, orderStates, showOrder } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, onSale, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { bringTo } from '../../../../test/receiving.ts'
import { sold } from '../../../../test/selling.ts'

let mall: DemoMall
let ada: Shopper
beforeAll(async () => {
  mall = await openDemoMall()
  ada = await newShopper(mall)
})
afterAll(() => mall.end())

const orderIn = async (status: OrderState, shopper = ada): Promise<string> => {
  if (status === 'unpaid') {
    await put(mall, shopper, (await onSale(mall))[0] as never)
    return (await place(mall, shopper, (await quote(mall, shopper)).data.quote_id)).data.orders[0]?.id ?? ''
  }
  const { orderId } = await sold(mall, { shopper })
  if (status === 'cancelled') await cancel(orderId, shopper)
  else await bringTo(mall.kernel, orderId, status)
  return orderId
}
const cancel = (id: string, { headers } = ada, more: Record<string, string> = {}) =>
  mall.ask(cancelOrder, { id, reason: 'changed_mind', ...more } as never, headers)
const complete = (id: string, { headers } = ada) => mall.ask(completeOrder, { id }, headers)
const extend = (id: string, { headers } = ada) => mall.ask(extendOrder, { id }, headers)
const detail = async (id: string) => (await mall.ask(showOrder, { id }, ada.headers)).data

describe('order in each status', () => {
  /** Expected code of each action by order status. The order must offer exactly the actions that succeed. */
  const codes: Record<OrderState, { cancel: number; complete: number; extend: number }> = {
    unpaid: { cancel: 200, complete: 2000006, extend: 2000006 },
    paid: { cancel: 200, complete: 2000006, extend: 2000006 },
    to_ship: { cancel: 200, complete: 2000006, extend: 2000006 },
    shipped: { cancel: 2000033, complete: 200, extend: 200 },
    in_transit: { cancel: 2000033, complete: 200, extend: 200 },
    on_the_way: { cancel: 2000033, complete: 200, extend: 200 },
    delivered: { cancel: 2000033, complete: 200, extend: 200 },
    received: { cancel: 2000033, complete: 200, extend: 2000006 },
    completed: { cancel: 2000033, complete: 2000006, extend: 2000006 },
    cancelled: { cancel: 200, complete: 2000006, extend: 2000006 },
  }
  it.each(orderStates)('%s: every offered action succeeds, and no other', async (status) => {
    const id = await orderIn(status)
    const { actions } = await detail(id)
    const wanted = codes[status]
    // Repeating the action that led to this status returns the earlier answer, but the order no longer offers this action.
    const isThere = (name: 'cancel' | 'complete' | 'extend') => wanted[name] === 200 && !(status === 'cancelled' || status === 'received')
    for (const name of ['cancel', 'complete', 'extend'] as const) expect([name, actions.includes(name)]).toEqual([name, isThere(name)])
    expect((await extend(id)).code).toBe(wanted.extend)
    expect((await cancel(id)).code).toBe(wanted.cancel)
    if (!isThere('cancel')) expect((await complete(id)).code).toBe(wanted.complete)
    await everythingAgrees(mall)
  })
})

describe('buyer', () => {
  it('cancels a paid order ten times concurrently: one immediate refund with the reason', async () => {
    const id = await orderIn('paid')
    const before = await balanceOf(mall, ada.headers)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id, ada, { reason: 'other', text: 'The colour' })))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    const order = await detail(id)
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded', cancel_reason: 'other: The colour', deadline: null })
    expect(order.protection).toMatchObject({ held_by: 'customer', amount: order.total })
    expect(order.timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'customer', reason: 'other: The colour' })
    expect(await balanceOf(mall, ada.headers)).toBeCloseTo(before + Number(order.total), 2)
    await everythingAgrees(mall)
  })
  it('cancels an unpaid order: its open payment fails and nothing is owed', async () => {
    const id = await orderIn('unpaid')
    expect((await cancel(id)).data).toMatchObject({ status: 'cancelled', payment_status: 'failed', cancel_reason: 'changed_mind' })
    expect((await cancel(id)).code).toBe(200)
    await everythingAgrees(mall)
  })
  it('confirms receipt ten times concurrently: it is received once and can be rated', async () => {
    const id = await orderIn('delivered')
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(id)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    const order = await detail(id)
    expect(order.timeline.filter(({ status, at }) => status === 'received' && at)).toHaveLength(1)
    expect(order).toMatchObject({ status: 'received', deadline: { effect: 'completed' } })
    expect(order.actions).toContain('comment')
    expect(order.refund_until).toBe(order.deadline?.at)
    expect((await mall.ask(listOrders, { status: 'to_review' }, ada.headers)).data.list[0]?.id).toBe(id)
  })
  it('extends the receipt deadline once, by seven days', async () => {
    const id = await orderIn('shipped')
    const before = Date.parse((await detail(id)).deadline?.at ?? '')
    const answers = await Promise.all(Array.from({ length: 10 }, () => extend(id)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    const after = await detail(id)
    expect(Date.parse(after.deadline?.at ?? '')).toBe(before + 7 * dayMs)
    expect([after.may_extend, after.actions.includes('extend')]).toEqual([false, false])
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + dayMs)
    expect((await extend(id)).code).toBe(2000006)
    mall.kernel.now = now
  })
  it('cannot confirm receipt while a refund request is open', async () => {
    const id = await orderIn('shipped')
    await sql`update orders.order_header set open_refunds = 1 where id = ${id}`.execute(mall.kernel.db)
    expect([(await complete(id)).code, (await detail(id)).deadline]).toEqual([2000006, null])
    expect((await mall.ask(listOrders, { status: 'refunds' }, ada.headers)).data.list.map((each) => each.id)).toEqual([id])
  })
  it('sees the parcels and can track them', async () => {
    const id = await orderIn('delivered')
    const order = await detail(id)
    expect(order.parcels).toMatchObject([{ carrier: 'dhl', lines: [{ item_id: '1', quantity: 1 }] }])
    expect(order.logistics_no).toBe(order.parcels[0]?.tracking_no)
    expect(order.parcels[0]?.trace.map(({ step }) => step)).toEqual(['delivered', 'on_the_way', 'in_transit', 'shipped'])
    expect(order.actions).toContain('track')
  })
  it('cannot act on an order of another buyer and learns nothing about it', async () => {
    const id = await orderIn('shipped')
    const grace = await newShopper(mall)
    for (const requestedId of [id, '999999999999'])
      for (const answer of [await cancel(requestedId, grace), await complete(requestedId, grace), await extend(requestedId, grace)])
        expect([answer.code, answer.data]).toEqual([1500018, null])
    expect((await mall.ask(buyAgain, { id }, grace.headers)).code).toBe(1500018)
    expect((await detail(id)).status).toBe('shipped')
  })
})
