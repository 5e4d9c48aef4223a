import { completeOrder, showOrder } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptLockedOrder } from '../../src/modules/orders/lifecycle/accept-order.ts'
import { shipLockedOrder } from '../../src/modules/orders/lifecycle/ship-order.ts'
import { everythingAgrees } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { signedInAs } from '../people.ts'
import { accepted, apply, type BoughtOrder, boughtUntil, takenBack } from '../refunding.ts'
import { holds, orderNow, withOrder } from '../selling.ts'
import { everyCase, said } from './pairs.ts'
import { moveDue } from '../move-due.ts'

/** An order has two pieces of line 1 and one of line 2. The choices are the sent pieces, the first refund request, and its outcome. */
const choices = {
  sent: ['nothing', 'line 2', 'half of line 1', 'all'],
  asks: ['one of line 1', 'line 1', 'line 2', 'all'],
  ends: ['accepted', 'taken back'],
} as const
type Items = readonly { item_id: string; quantity: number }[]
const wanted: Record<(typeof choices)['asks'][number], Items> = {
  'one of line 1': [{ item_id: '1', quantity: 1 }],
  'line 1': [{ item_id: '1', quantity: 2 }],
  'line 2': [{ item_id: '2', quantity: 1 }],
  all: [
    { item_id: '1', quantity: 2 },
    { item_id: '2', quantity: 1 },
  ],
}
const parcels: Record<(typeof choices)['sent'][number], { line: number; quantity: number }[] | null> = {
  nothing: [],
  'line 2': [{ line: 2, quantity: 1 }],
  'half of line 1': [{ line: 1, quantity: 1 }],
  all: null,
}

let mall: DemoMall
let numbers = 6_700_000_000
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(() => mall.end())
const cents = (amount: string) => Math.round(Number(amount) * 100)
const shown = async ({ orderId, shopper }: BoughtOrder) =>
  (await mall.ask(showOrder, { id: orderId }, await signedInAs(mall.kernel, shopper.id))).data

/** `units` holds the cost of each unit with its tax: equal shares of the line, with the remaining cents on the first units. */
type Model = { units: Record<string, number[]>; gone: Record<string, number>; delivery: number; back: number; total: number }
const halfUp = (numerator: number, denominator: number) => Math.floor((2 * numerator + denominator) / (2 * denominator))
const modelOf = async (order: BoughtOrder): Promise<Model> => {
  const { lines, money } = await shown(order)
  const units = Object.fromEntries(
    lines.map(({ item_id, price, quantity, taxation }) => {
      const paid = cents(price) * quantity + halfUp(cents(price) * quantity * Math.round(Number(taxation) * 100), 10_000)
      return [item_id, Array.from({ length: quantity }, (_, at) => Math.floor(paid / quantity) + (at < paid % quantity ? 1 : 0))]
    }),
  )
  return { units, gone: { 1: 0, 2: 0 }, delivery: cents(money.delivery), back: 0, total: cents(money.total) }
}
const isLast = ({ units, gone }: Model, items: Items) =>
  Object.entries(units).every(
    ([line, each]) => (gone[line] ?? 0) + (items.find(({ item_id }) => item_id === line)?.quantity ?? 0) === each.length,
  )
const worthOf = (model: Model, items: Items) =>
  items.reduce(
    (sum, { item_id, quantity }) => {
      const from = model.gone[item_id] ?? 0
      return sum + (model.units[item_id]?.slice(from, from + quantity) ?? []).reduce((a, b) => a + b, 0)
    },
    isLast(model, items) ? model.delivery : 0,
  )
const afterRefund = (model: Model, items: Items): Model => ({
  ...model,
  gone: Object.fromEntries(
    Object.entries(model.gone).map(([line, many]) => [line, many + (items.find(({ item_id }) => item_id === line)?.quantity ?? 0)]),
  ),
  back: model.back + worthOf(model, items),
})

const isAs = async (order: BoughtOrder, model: Model, status: string, start: bigint) => {
  const orderRow = await orderNow(mall, order.orderId)
  const isOver = model.back === model.total
  expect({
    ...{ status: orderRow.status, payment: orderRow.paymentStatus, refunded: Number(orderRow.refunded) },
    wallet: Number((await holds(mall, `customer.available/${order.shopper.id}`)) - start),
    escrow: Number(await holds(mall, `order.escrow/${order.orderId}`)),
  }).toEqual({
    status: isOver ? 'cancelled' : status,
    payment: isOver ? 'refunded' : model.back > 0 ? 'part_refunded' : 'paid',
    refunded: model.back,
    wallet: model.back,
    escrow: model.total - model.back,
  })
}

test.each(everyCase(choices).map((each) => [said(each), each] as const))('%s', async (_name, { sent, asks, ends }) => {
  const order = await boughtUntil(mall, 'paid', { quantities: [2, 1], placing: { coupons: 'chosen' } })
  let model = await modelOf(order)
  const start = await holds(mall, `customer.available/${order.shopper.id}`)
  const acting = { actor: 'seller:1' as const, now: mall.kernel.now() }
  await withOrder(mall, order.orderId, (tx, orderRow) => acceptLockedOrder(tx, orderRow, acting))
  if (sent !== 'nothing') {
    const parcel = { carrier: 'dhl', trackingNo: String((numbers += 1)), lines: parcels[sent] }
    await withOrder(mall, order.orderId, (tx, orderRow) => shipLockedOrder(tx, orderRow, { ...acting, ...parcel }))
  }
  const items = wanted[asks]
  if (sent === 'nothing') {
    // Before a parcel is sent, an order is refunded in full at once, without a decision by the shop.
    expect((await apply(mall, order, { items, kind: 'refund' })).code).not.toBe(200)
    const back = await apply(mall, order, { items, kind: 'withdrawal' })
    expect(back.code === 200).toBe(asks === 'all')
    if (asks === 'all') model = afterRefund(model, items)
    await isAs(order, model, 'to_ship', start)
    return
  }
  const requests = await apply(mall, order, { items, reason: 'not_arrived' })
  expect([requests.code, cents(requests.data.amount)]).toEqual([200, worthOf(model, items)])
  await isAs(order, model, 'shipped', start)
  // While a refund request is undecided, neither the buyer nor the schedule can complete the receipt.
  const { headers } = order.shopper
  expect((await mall.ask(completeOrder, { id: order.orderId }, headers)).code).toBe(2000006)
  expect((await shown(order)).deadline).toBeNull()
  await moveDue({ ...mall.kernel, now: () => new Date(Date.now() + 40 * 86_400_000) } as typeof mall.kernel)
  await isAs(order, model, 'shipped', start)
  expect((await apply(mall, order, { items, reason: 'not_arrived' })).code).toBe(2000010)

  if (ends === 'taken back') expect((await takenBack(mall, order, requests.data.id)).code).toBe(200)
  else {
    expect((await accepted(mall, order, requests.data.id)).code).toBe(200)
    model = afterRefund(model, items)
  }
  await isAs(order, model, 'shipped', start)
  if (model.back === model.total) return
  expect((await shown(order)).deadline?.effect).toBe('received')
  const left: Items = Object.entries(model.units)
    .map(([item_id, each]) => ({ item_id, quantity: each.length - (model.gone[item_id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const more = left.map(({ item_id, quantity }) => ({ item_id, quantity: quantity + 1 }))
  expect((await apply(mall, order, { items: more, reason: 'not_arrived' })).code).toBe(2000011)
  const rest = await apply(mall, order, { items: left, reason: 'not_arrived' })
  expect([rest.code, cents(rest.data.amount)]).toEqual([200, model.total - model.back])
  expect((await accepted(mall, order, rest.data.id)).code).toBe(200)
  await isAs(order, afterRefund(model, left), 'shipped', start)
})

test('the ledger is consistent afterwards', () => everythingAgrees(mall))
