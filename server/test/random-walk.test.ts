import { dayMs, hourMs } from '@plaza/values'
import { acceptOrder, applyRefund, cancelOrder, showOrder, showSoldOrder } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingAgrees, newShopper } from './buying.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { newKey } from './recharging.ts'
import { consoleOf } from './selling.ts'
import { buy } from './walk/buy.ts'
import { type Dice, diceOf } from './walk/dice.ts'
import { leadsOn } from './walk/leads-on.ts'
import { minuteMs, type ModelOrder } from './walk/model.ts'
import { type Move, orderMoves } from './walk/order-moves.ts'
import { refundMoves } from './walk/refund-moves.ts'
import { everythingIsSaid, listsAgree } from './walk/said.ts'
import { situations } from './walk/situations.ts'
import { asBuyer, everythingAsModelled, openWalk, ordersAgree, waitFor, type Walker } from './walk/walker.ts'

// `npm run walk` tests thousands of orders, with another seed.
const orders = Number(process.env['WALK_ORDERS'] ?? 40)
const seed = Number(process.env['WALK_SEED'] ?? 20_261_122)

let mall: DemoMall
beforeAll(async () => {
  // No demo mode, because demo shops would move orders by themselves.
  mall = await openDemoMall({ DEMO: '0' })
})
afterAll(() => mall.end())

const moves: Readonly<Record<string, Move>> = { ...orderMoves, ...refundMoves }
/** Steps that continue an order are chosen more often than steps that end it, so that many orders reach late states. */
const bag = Object.entries({
  ...{
    pay: 3,
    accept: 5,
    ship: 9,
    progress: 10,
    callOff: 1,
    cannotSend: 1,
    receive: 5,
    extend: 4,
    collect: 4,
    refuse: 1,
    handOver: 2,
    advance: 1,
  },
  ...{ apply: 14, takeBack: 1, answerOffer: 3, sendBack: 5, escalate: 4, agree: 7, offer: 5, decline: 4, takeIn: 4, settle: 5 },
}).flatMap(([name, count]) => Array.from({ length: count }, () => name))

const isOver = ({ status }: ModelOrder) => status === 'completed' || status === 'cancelled'
/** Chooses mostly orders in progress, but tries finished ones too. */
const oneOf = (dice: Dice, all: readonly ModelOrder[]) => {
  const going = all.filter((order) => !isOver(order))
  return dice.oneOf(going.length > 0 && dice.chance(92) ? going : all)
}

/** Another shopper and another shop get the response for an unknown order, and change nothing. */
const strangersTry = async (walker: Walker, order: ModelOrder) => {
  const stranger = await newShopper(mall, 0)
  const shop = walker.shops.find((each) => each !== order.shop) ?? ''
  const requests = [
    await mall.ask(showOrder, { id: order.id }, stranger.headers),
    await mall.ask(
      cancelOrder,
      { id: order.id, reason: 'changed_mind' },
      (await asBuyer(walker, (order.buyer + 1) % walker.buyers.length)).headers,
    ),
    await mall.ask(
      applyRefund,
      { order_id: order.id, items: [{ item_id: '1', quantity: 1 }], kind: 'refund', reason: 'other', idempotency_key: newKey() } as never,
      stranger.headers,
    ),
    await mall.ask(showSoldOrder, { id: order.id }, await consoleOf(mall, shop)),
    await mall.ask(acceptOrder, { id: order.id }, await consoleOf(mall, shop)),
  ]
  expect(requests.map(({ code }) => code)).toEqual([1500018, 1500018, 1500018, 1500018, 1500018])
}

test(`shoppers, shops, staff and the clock walk through ${orders} orders or more at random, and all is as the model says (seed ${seed})`, async () => {
  const dice = diceOf(seed)
  const walker = await openWalk(mall, dice)
  const { model } = walker
  const tried = new Map<string, { done: number; refused: number }>()
  const listed = new Set<string>()
  let step = 0
  const missing = () => [...situations.filter((each) => !model.seen.has(each)), ...Object.keys(moves).filter((each) => !tried.has(each))]
  // The number of orders until everything is covered is random. More than five times the planned orders means that something is wrong.
  const goesOn = () => model.orders.length < orders || (missing().length > 0 && model.orders.length < 5 * orders)
  for (; goesOn() || model.orders.some((order) => !isOver(order)); step += 1) {
    const isOpen = goesOn()
    const after = `step ${step}`
    if (isOpen && dice.chance(model.orders.every(isOver) ? 100 : 8)) await ordersAgree(walker, await buy(walker), `${after}: buy`)
    else if (dice.chance(isOpen ? 5 : 10)) {
      await waitFor(
        walker,
        dice.oneOf([5 * minuteMs, 20 * minuteMs, hourMs, 5 * hourMs, 12 * hourMs, dayMs, 2 * dayMs, 5 * dayMs, 8 * dayMs]),
      )
      await everythingAsModelled(walker, `${after}: the clock`)
    } else if (model.orders.length > 0) {
      const order = oneOf(dice, model.orders)
      if (dice.chance(1)) await strangersTry(walker, order)
      const further = leadsOn(order)
      const name = further.length > 0 && dice.chance(65) ? dice.oneOf(further) : dice.oneOf(bag)
      const { code, should } = (await moves[name]?.(walker, order)) ?? { code: 0, should: 200 }
      expect(code, `${after}: ${name} of ${order.id}, ${order.status}, ${JSON.stringify(order.refunds.at(-1) ?? null)}`).toBe(should)
      const ids = model.orders.filter(({ paymentId }) => paymentId === order.paymentId).map(({ id }) => id)
      await ordersAgree(walker, ids, `${after}: ${name}`)
      // The lists of buyer and shop are checked when an order or refund request reaches a state for the first time.
      const stands = [order.status, ...order.refunds.map(({ state }) => `refund ${state}`)]
      if (stands.some((state) => !listed.has(state))) await listsAgree(walker, order)
      for (const state of stands) listed.add(state)
      const count = tried.get(name) ?? { done: 0, refused: 0 }
      tried.set(name, code === 200 ? { ...count, done: count.done + 1 } : { ...count, refused: count.refused + 1 })
    }
    if (step % 250 === 249) await everythingAsModelled(walker, after)
  }
  await everythingAsModelled(walker, 'the end')
  await everythingIsSaid(walker)
  await everythingAgrees(mall)
  const ends = new Map<string, number>()
  for (const { status, pay } of model.orders) ends.set(`${status}, ${pay}`, (ends.get(`${status}, ${pay}`) ?? 0) + 1)
  if (orders > 100) console.log(`${step} steps, ${model.orders.length} orders`, Object.fromEntries(ends), Object.fromEntries(tried))
  // The random walk covered every planned case.
  expect(missing()).toEqual([])
}, 3_600_000)
