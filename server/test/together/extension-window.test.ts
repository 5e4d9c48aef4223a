import { completeOrder, extendOrder, quoteRefund, showOrder } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptLockedOrder } from '../../src/modules/orders/lifecycle/accept-order.ts'
import { recordCashPayment } from '../../src/modules/orders/lifecycle/collect-cash.ts'
import { progressLockedOrder } from '../../src/modules/orders/lifecycle/progress-order.ts'
import { shipLockedOrder } from '../../src/modules/orders/lifecycle/ship-order.ts'
import { everythingAgrees } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { signedInAs } from '../people.ts'
import { goodsForCash, orderNow, type Sold, sold, withOrder } from '../selling.ts'
import { everyCase, said } from './pairs.ts'
import { moveDue } from '../move-due.ts'

/** An order of two pieces is shipped on day 0. The choices are the later events and their days. */
const choices = {
  rest: [0, 2],
  extends: [null, 1, 3, 5],
  delivered: [null, 4],
  receives: [null, 6],
} as const
const day = 86_400_000
const days = { receive: 7, unscanned: 15, extension: 7, window: 7 } as const

let mall: DemoMall
const { now } = Date
let begin = new Date()
let numbers = 6_500_000_000
const toDay = (days_: number) => {
  mall.kernel.now = () => new Date(begin.getTime() + days_ * day)
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(async () => {
  mall.kernel.now = () => new Date(now())
  await mall.end()
})

/**
 * All values are days since the first parcel. `receive`: automatic receipt. `window`: last day for a refund request. `complete`: payout to the shop.
 */
type Model = { receive: number | null; window: number | null; complete: number | null; extended: boolean; delivered: boolean }
const later = (a: number | null, b: number) => Math.max(a ?? b, b)
const events: Record<string, (model: Model, at: number) => Model> = {
  ship: (model, at) => ({ ...model, receive: at + days.unscanned + (model.extended ? days.extension : 0) }),
  // Receipt can be extended once. The last day for a refund request is never before the receipt.
  extend: (model) => {
    const receive = (model.receive ?? 0) + days.extension
    return { ...model, extended: true, receive, window: model.window === null ? null : later(model.window, receive) }
  },
  deliver: (model, at) => {
    const receive = at + days.receive + (model.extended ? days.extension : 0)
    return { ...model, delivered: true, receive, window: model.extended ? later(receive, at + days.window) : at + days.window }
  },
  receive: (model, at) => {
    const window = model.window ?? at + days.window
    return { ...model, receive: null, window, complete: later(window, at) }
  },
}

const shows = async (order: Sold) => {
  const headers = await signedInAs(mall.kernel, order.shopper.id)
  const { data } = await mall.ask(showOrder, { id: order.orderId }, headers)
  const requests = { order_id: order.orderId, items: [{ item_id: '1', quantity: '1' }] }
  const refund = await mall.ask(quoteRefund, requests as never, headers)
  const since = (time: string | null | undefined) => (time ? (Date.parse(time) - begin.getTime()) / day : null)
  return {
    status: data.status,
    deadline: [data.deadline?.effect ?? null, since(data.deadline?.at)],
    window: since(data.refund_until),
    asked: [refund.code, refund.code === 200 ? since(refund.data.until) : null],
    may: data.actions.filter((action) => action === 'extend' || action === 'refund'),
  }
}
const expected = (model: Model, status: string, at: number) => {
  const isOpen = model.window === null || at < model.window
  const isAwaitingReceipt = model.complete === null
  return {
    status,
    deadline: isAwaitingReceipt ? ['received', model.receive] : ['completed', model.complete],
    window: isOpen ? model.window : null,
    asked: isOpen ? [200, model.window] : [2000009, null],
    may: [...(isAwaitingReceipt && !model.extended ? ['extend'] : []), ...(isOpen ? ['refund'] : [])],
  }
}

const acting = () => ({ actor: 'seller:1' as const, now: mall.kernel.now() })
const doing = (order: Sold, quantity: number | null): Record<string, () => Promise<unknown>> => {
  const headers = () => signedInAs(mall.kernel, order.shopper.id)
  const parcel = { carrier: 'dhl', lines: quantity === null ? null : [{ line: 1, quantity }] }
  return {
    ship: () =>
      withOrder(mall, order.orderId, (tx, orderRow) =>
        shipLockedOrder(tx, orderRow, { ...acting(), ...parcel, trackingNo: String((numbers += 1)) }),
      ),
    deliver: () => withOrder(mall, order.orderId, (tx, orderRow) => progressLockedOrder(tx, orderRow, { ...acting(), step: 'delivered' })),
    extend: async () => expect((await mall.ask(extendOrder, { id: order.orderId }, await headers())).code).toBe(200),
    receive: async () => expect((await mall.ask(completeOrder, { id: order.orderId }, await headers())).code).toBe(200),
  }
}

test.each(everyCase(choices).map((each) => [said(each), each] as const))('%s', async (_name, chosen) => {
  begin = new Date()
  toDay(0)
  const order = await sold(mall, { quantity: 2 })
  await withOrder(mall, order.orderId, (tx, orderRow) => acceptLockedOrder(tx, orderRow, acting()))
  const story: [number, string, number | null][] = [
    [0, 'ship', 1],
    [chosen.rest, 'ship', null],
    ...(chosen.extends === null ? [] : [[chosen.extends, 'extend', null] as [number, string, null]]),
    ...(chosen.delivered === null ? [] : [[chosen.delivered, 'deliver', null] as [number, string, null]]),
    ...(chosen.receives === null ? [] : [[chosen.receives, 'receive', null] as [number, string, null]]),
  ]
  let model: Model = { receive: null, window: null, complete: null, extended: false, delivered: false }
  const status = () => (model.complete !== null ? 'received' : model.delivered ? 'delivered' : 'shipped')
  for (const [at, name, quantity] of story.toSorted(([a], [b]) => a - b)) {
    toDay(at)
    await doing(order, quantity)[name]?.()
    model = events[name]?.(model, at) ?? model
    expect([name, at, await shows(order)]).toEqual([name, at, expected(model, status(), at)])
  }
  const millisecond = 1 / day
  if (model.complete === null) {
    const at = model.receive ?? 0
    toDay(at - millisecond)
    await moveDue(mall.kernel)
    expect(await shows(order)).toMatchObject({ status: status(), asked: [200, model.window] })
    toDay(at)
    await moveDue(mall.kernel)
    model = events['receive']?.(model, at) ?? model
    if ((model.complete ?? 0) > at) expect(await shows(order)).toEqual(expected(model, 'received', at))
  }
  const end = model.complete ?? 0
  toDay(end - millisecond)
  await moveDue(mall.kernel)
  if ((model.window ?? 0) >= end) expect((await shows(order)).asked).toEqual([200, model.window])
  toDay(end)
  await moveDue(mall.kernel)
  await moveDue(mall.kernel)
  expect((await orderNow(mall, order.orderId)).status).toBe('completed')
  expect((await shows(order)).asked).toEqual([2000009, null])
})

test.each([
  ['without an extension', null, 6 + days.window],
  ['after an extension', 3, 4 + days.receive + days.extension],
] as const)('cash reported on day 6 does not shorten the return window, %s', async (_name, extends_, window) => {
  begin = new Date()
  toDay(0)
  const goods = await goodsForCash(mall)
  mall.kernel.cache.dropAll()
  const order = await sold(mall, { method: 'cod', goods, quantity: 2 })
  const act = doing(order, null)
  await act['ship']?.()
  if (extends_ !== null) {
    toDay(extends_)
    await act['extend']?.()
  }
  toDay(4)
  await act['deliver']?.()
  toDay(6)
  await withOrder(mall, order.orderId, (tx, orderRow) => recordCashPayment(tx, orderRow, acting()))
  expect(await shows(order)).toMatchObject({ window, asked: [200, window] })
  expect(((await orderNow(mall, order.orderId)).returnUntil?.getTime() ?? 0) - begin.getTime()).toBe(window * day)
})

test('the ledger is consistent afterwards', () => everythingAgrees(mall))
