import {
  acceptOrder,
  cancelSoldOrder,
  collectCash,
  getNotices,
  listSoldOrders,
  logoutSeller,
  makeSellerTicket,
  openSellerSession,
  progressOrder,
  refuseAtDoor,
  shipOrder,
  showSoldOrder,
  type Call,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, onSale, type OnSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { consoleOf, holds, plantOrder, orderNow, sold } from '../../../../test/selling.ts'
import { signedIn, signedInAs } from '../../../../test/people.ts'

type Headers = Record<string, string>
let mall: DemoMall
let goods: OnSale
let seller: Headers
let stranger: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  const [first, second] = await onSale(mall)
  if (!first || !second) throw new Error('too little is on sale')
  goods = first
  seller = await consoleOf(mall, first.shopId)
  stranger = await consoleOf(mall, second.shopId)
})
afterAll(() => mall.end())

let numbers = 3_000_000_000
const parcel = () => ({ carrier: 'dhl', tracking_no: String((numbers += 1)) })
const accept = (id: string, who = seller) => mall.ask(acceptOrder, { id }, who)
const ship = (id: string, fields: object = parcel(), who = seller) => mall.ask(shipOrder, { id, ...fields } as never, who)
const progress = (id: string, step: 'in_transit' | 'on_the_way' | 'delivered', who = seller) => mall.ask(progressOrder, { id, step }, who)
const cancel = (id: string, who = seller) => mall.ask(cancelSoldOrder, { id, reason: 'no more of it' }, who)
const newOrder = async (quantity = 1) => sold(mall, { goods, quantity })
const accepted = async (quantity = 1) => {
  const each = await newOrder(quantity)
  expect((await accept(each.orderId)).code).toBe(200)
  return each
}

describe('seller console sign-in', () => {
  it('uses a ticket for one session of one’s own shop, valid for a minute', async () => {
    const anders = await signedIn(mall.kernel, 'anders')
    const { ticket, url } = (await mall.ask(makeSellerTicket, {}, anders)).data
    expect(url).toBe(`http://seller.localhost:3000/#/?ticket=${ticket}&lang=en`)
    const opened = await mall.ask(openSellerSession, { ticket })
    expect(opened.data).toMatchObject({ role: 'owner', shop: { name: expect.any(String) } })
    expect((await mall.ask(openSellerSession, { ticket })).code).toBe(1000004)
    const session = { 'access-token': opened.data['access-token'] }
    expect((await mall.ask(listSoldOrders, {}, session)).code).toBe(200)
    expect((await mall.ask(listSoldOrders, {}, anders)).code).toBe(1000004)
    expect((await mall.ask(logoutSeller, {}, session)).code).toBe(200)
    expect((await mall.ask(listSoldOrders, {}, session)).code).toBe(1000004)
    const late = (await mall.ask(makeSellerTicket, {}, anders)).data.ticket
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(Date.now() + 61_000)
    expect((await mall.ask(openSellerSession, { ticket: late })).code).toBe(1000004)
    mall.kernel.now = now
  })
  it('is refused for a user without a shop, even with a console session', async () => {
    const shopper = await newShopper(mall, 0)
    expect((await mall.ask(makeSellerTicket, {}, shopper.headers)).code).toBe(3000001)
    const headers = await signedInAs(mall.kernel, shopper.id, 'seller')
    expect((await mall.ask(listSoldOrders, {}, headers)).code).toBe(3000001)
    expect((await accept((await newOrder()).orderId, headers)).code).toBe(3000001)
  })
})

describe('sold order', () => {
  it('is accepted, shipped and delivered, and each repeated step returns the same answer', async () => {
    const { orderId, shopper } = await newOrder(2)
    const first = parcel()
    const stories = [
      () => accept(orderId),
      () => ship(orderId, first),
      () => progress(orderId, 'in_transit'),
      () => progress(orderId, 'delivered'),
    ]
    for (const [at, story] of stories.entries()) {
      const [once, twice] = [await story(), await story()]
      expect([once.code, twice.code], String(at)).toEqual([200, 200])
      expect(twice.data).toEqual(once.data)
    }
    const shown = (await mall.ask(showSoldOrder, { id: orderId }, seller)).data
    expect(shown).toMatchObject({ status: 'delivered', delivery_status: 'delivered', actions: [], customer_name: 'A Shopper' })
    expect(shown.parcels).toMatchObject([{ carrier: 'dhl', tracking_no: first.tracking_no, lines: [{ item_id: '1', quantity: 2 }] }])
    expect(shown.parcels[0]?.trace.map(({ step }) => step)).toEqual(['delivered', 'in_transit', 'shipped'])
    const { sold_for, commission, net } = shown.statement
    expect(Number(commission) + Number(net)).toBeCloseTo(Number(sold_for), 2)
    const { items, shop_discount, mall_discount, delivery, delivery_discount, tax, total } = shown.money
    const parts = Number(items) - Number(shop_discount) - Number(mall_discount) + Number(delivery) - Number(delivery_discount) + Number(tax)
    expect([total, Number(delivery) > 0]).toEqual([parts.toFixed(2), true])
    const listed = (await mall.ask(listSoldOrders, { status: 'shipped' }, seller)).data
    expect(listed.list.map(({ id }) => id)).toContain(orderId)
    expect(listed.counts.shipped).toBeGreaterThan(0)
    const { list } = (await mall.ask(getNotices, {}, { ...shopper.headers, lang: 'es' })).data
    const steps = [/^El pedido .* fue entregado/, /^El pedido .* está en camino/, / aceptó el pedido /, /^El pedido .* está pagado/]
    expect(list.map(({ title }) => title)).toEqual(steps.map((step) => expect.stringMatching(step)))
    expect(list[2]).toMatchObject({
      body: expect.stringMatching(/debe enviarlo antes del .*\d/),
      link: `#/pages/history/detail?id=${orderId}`,
    })
    await everythingAgrees(mall)
  })

  it('ships in several parcels up to the bought quantity, and is delivered when all of them are', async () => {
    const { orderId } = await accepted(3)
    const lines = (quantity: number) => ({ ...parcel(), lines: [{ item_id: '1', quantity }] })
    expect((await ship(orderId, lines(4))).code).toBe(2000005)
    expect((await ship(orderId, { ...parcel(), lines: [{ item_id: '2', quantity: 1 }] })).code).toBe(2000005)
    expect((await ship(orderId, lines(2))).data.actions).toContain('ship')
    expect((await progress(orderId, 'delivered')).code).toBe(2000005)
    expect((await ship(orderId, lines(2))).code).toBe(2000005)
    expect((await ship(orderId)).data.parcels.map((each) => each.lines[0]?.quantity)).toEqual([2, 1])
    expect((await ship(orderId)).code).toBe(2000005)
    expect((await progress(orderId, 'delivered')).code).toBe(200)
  })

  it('ships only with a tracking number of its carrier’s format', async () => {
    const { orderId } = await accepted()
    expect((await ship(orderId, { carrier: 'dhl', tracking_no: '12' })).data).toMatchObject({
      reason: 'number_form',
      example: '1234567890',
    })
    expect(await ship(orderId, { carrier: 'pigeon', tracking_no: '1234567890' })).toMatchObject({
      code: 2000005,
      data: { reason: 'carrier_unknown', fields: { carrier: 'carrier_unknown' } },
    })
    expect((await ship(orderId, { carrier: 'ups', tracking_no: '1z 999-aa1 01 2345 6784' })).data.parcels[0]?.tracking_no).toBe(
      '1Z999AA10123456784',
    )
  })

  it('an order of another shop cannot be read or moved and looks like an unknown order', async () => {
    const { orderId } = await newOrder()
    const before = await orderNow(mall, orderId)
    for (const id of [orderId, '999999999999']) {
      const answers = await Promise.all([
        mall.ask(showSoldOrder, { id }, stranger),
        accept(id, stranger),
        ship(id, parcel(), stranger),
        progress(id, 'delivered', stranger),
        cancel(id, stranger),
        mall.ask(collectCash, { id }, stranger),
        mall.ask(refuseAtDoor, { id }, stranger),
      ])
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 1500018))
    }
    expect(await orderNow(mall, orderId)).toEqual(before)
  })
})

describe('invalid step of an order', () => {
  const calls: Record<string, (id: string) => Promise<{ code: number }>> = {
    accept: (id) => accept(id),
    ship: (id) => ship(id),
    in_transit: (id) => progress(id, 'in_transit'),
    on_the_way: (id) => progress(id, 'on_the_way'),
    delivered: (id) => progress(id, 'delivered'),
    cancel: (id) => cancel(id),
    collect: (id) => mall.ask(collectCash as Call, { id }, seller),
    refuse: (id) => mall.ask(refuseAtDoor as Call, { id }, seller),
  }
  /** Expected response code of each call in each order state. 0 means that the call succeeds and changes the state. */
  const table: Record<string, number[]> = {
    unpaid: [2000006, 2000005, 2000005, 2000005, 2000005, 2000032, 2000006, 2000006],
    paid: [0, 2000005, 2000005, 2000005, 2000005, 0, 2000006, 2000006],
    to_ship: [200, 0, 2000005, 2000005, 2000005, 0, 2000006, 2000006],
    shipped: [2000006, 2000005, 0, 0, 0, 2000033, 2000006, 2000006],
    in_transit: [2000006, 2000005, 200, 0, 0, 2000033, 2000006, 2000006],
    on_the_way: [2000006, 2000005, 2000005, 200, 0, 2000033, 2000006, 2000006],
    delivered: [2000006, 2000005, 2000005, 2000005, 200, 2000033, 2000006, 2000006],
    received: [2000006, 2000005, 2000005, 2000005, 2000005, 2000033, 2000006, 2000006],
    completed: [2000006, 2000005, 2000005, 2000005, 2000005, 2000033, 2000006, 2000006],
    cancelled: [2000006, 2000005, 2000005, 2000005, 2000005, 200, 2000006, 2000006],
  }
  it.each(Object.entries(table))('is refused and changes nothing: %s', async (status, answers) => {
    const { id: customerId } = await newShopper(mall, 0)
    const paymentStatus = status === 'unpaid' ? 'unpaid' : status === 'cancelled' ? 'failed' : 'paid'
    const id = await plantOrder(mall.kernel, { shopId: goods.shopId, customerId, status, paymentStatus })
    const before = await orderNow(mall, id)
    for (const [at, [name, call]] of Object.entries(calls).entries()) {
      if (answers[at] === 0) continue
      expect([name, (await call(id)).code]).toEqual([name, answers[at]])
      expect(await orderNow(mall, id), name).toEqual(before)
    }
  })
})

describe('concurrent steps', () => {
  it('ten concurrent accepts, shipments or cancellations happen once', async () => {
    const ten = <T>(story: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, story))
    const { orderId, shopper } = await newOrder()
    expect(new Set((await ten(() => accept(orderId))).map(({ code }) => code))).toEqual(new Set([200]))
    const one = parcel()
    const sent = await ten(() => ship(orderId, one))
    expect(new Set(sent.map(({ code, data }) => [code, data.parcels.length].join()))).toEqual(new Set(['200,1']))
    const before = await balanceOf(mall, shopper.headers)
    const other = await sold(mall, { goods, shopper })
    expect(new Set((await ten(() => cancel(other.orderId))).map(({ code }) => code))).toEqual(new Set([200]))
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
    await everythingAgrees(mall)
  })

  it('ship against cancel: exactly one wins each time, and the ledger stays balanced', async () => {
    const { id: customerId } = await newShopper(mall, 0)
    const won = { ship: 0, cancel: 0 }
    for (let round = 0; round < 20; round += 1) {
      const orderId = await plantOrder(mall.kernel, { shopId: goods.shopId, customerId, status: 'to_ship' })
      const both = [() => ship(orderId), () => cancel(orderId)]
      const [one, other] = await Promise.all((round % 2 ? both : both.toReversed()).map((story) => story()))
      const [shipped, cancelled] = round % 2 ? [one, other] : [other, one]
      expect([shipped?.code === 200, cancelled?.code === 200].filter(Boolean)).toHaveLength(1)
      won[shipped?.code === 200 ? 'ship' : 'cancel'] += 1
      const { status, total } = await orderNow(mall, orderId)
      expect(status).toBe(shipped?.code === 200 ? 'shipped' : 'cancelled')
      expect(await holds(mall, `order.escrow/${orderId}`)).toBe(status === 'shipped' ? total : 0n)
    }
    expect(won.ship + won.cancel).toBe(20)
    await everythingAgrees(mall)
  })
})

describe('cash on delivery order', () => {
  const promised = async () => {
    const { id: customerId } = await newShopper(mall, 0)
    return plantOrder(mall.kernel, { shopId: goods.shopId, customerId, status: 'delivered', paymentStatus: 'cod_due', method: 'cod' })
  }
  it('is paid once its cash is reported, and the mall holds none of it', async () => {
    const id = await promised()
    expect((await mall.ask(showSoldOrder, { id }, seller)).data.statement.cash).toBe('due')
    for (const _ of [1, 2])
      expect((await mall.ask(collectCash, { id }, seller)).data).toMatchObject({
        payment_status: 'cod_collected',
        statement: { cash: 'collected' },
      })
    expect(await holds(mall, `order.escrow/${id}`)).toBe(0n)
    expect((await mall.ask(refuseAtDoor, { id }, seller)).code).toBe(2000006)
  })
  it('refused at the door is cancelled, and no payment is made', async () => {
    const id = await promised()
    for (const _ of [1, 2])
      expect((await mall.ask(refuseAtDoor, { id }, seller)).data).toMatchObject({
        ...{ status: 'cancelled', cancel_reason: 'refused' },
        statement: { cash: null, commission: '0.00', net: '0.00', settles_at: null, settled: false },
      })
    expect((await mall.ask(collectCash, { id }, seller)).code).toBe(2000006)
    const moved = await sql`select 1 from ledger.journal where reference = ${`order:${id}`}`.execute(mall.kernel.db)
    expect(moved.rows).toEqual([])
  })
})
