import { cancelPayment, listOpenPayments, listSoldOrders, saveAddress, showPayment } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cartOf,
  everythingAgrees,
  newShopper,
  onSale,
  type OnSale,
  payFor,
  place,
  put,
  quote,
  type Shopper,
} from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { newKey } from '../../../../test/recharging.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { putConfig, putCurrency } from '../../foundation/settings/settings-rows.ts'
import { endOverduePayments } from './payment/schedules.ts'

let mall: DemoMall
let goods: OnSale[]
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
  if (goods.length < 2) throw new Error('too little is on sale')
})
afterAll(() => mall.end())

const [first, second] = [() => goods[0] as OnSale, () => goods[1] as OnSale]
const left = async ({ skuId }: OnSale) => {
  const found = await sql<{ left: string }>`select on_hand - reserved as "left" from inventory.level where sku_id = ${skuId}`.execute(
    mall.kernel.db,
  )
  return Number(found.rows[0]?.left)
}
/** A shopper with items of two shops in the cart, and a quote for them. */
const ready = async (more: Record<string, unknown> = {}): Promise<{ shopper: Shopper; quoteId: string; total: string }> => {
  const shopper = await newShopper(mall)
  for (const each of [first(), second()]) expect((await put(mall, shopper, each)).code).toBe(200)
  const quoted = await quote(mall, shopper, more)
  expect(quoted.code).toBe(200)
  return { shopper, quoteId: quoted.data.quote_id ?? '', total: quoted.data.costs.total }
}
const placed = async (more: Record<string, unknown> = {}) => {
  const begun = await ready()
  const answer = await place(mall, begun.shopper, begun.quoteId, more)
  expect(answer.code).toBe(200)
  return { ...begun, paymentId: answer.data.payment_id, orders: answer.data.orders }
}

describe('purchase', () => {
  it('turns a cart into two paid orders: money in escrow, stock sold, cart empty', async () => {
    const [one, two] = [await left(first()), await left(second())]
    const { shopper, quoteId, total } = await ready()
    const before = await balanceOf(mall, shopper.headers)
    const order = await place(mall, shopper, quoteId)
    expect(order.data).toMatchObject({ status: 'unpaid', amount: total })
    expect(order.data.orders).toHaveLength(2)
    expect([await left(first()), await left(second())]).toEqual([one - 1, two - 1])
    expect((await cartOf(mall, shopper)).items_count).toBe(0)
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
    expect((await payFor(mall, shopper, order.data.payment_id)).data).toEqual({ status: 'paid', redirect_url: null })
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before - Number(total), 2)
    const shown = (await mall.ask(showPayment, { payment_id: order.data.payment_id }, shopper.headers)).data
    expect(shown).toMatchObject({ status: 'paid', amount: total, pay_by: null, actions: [] })
    expect([await left(first()), await left(second())]).toEqual([one - 1, two - 1])
    await everythingAgrees(mall)
  })

  it('sent several times concurrently, under one key or several, places one order', async () => {
    const { shopper, quoteId } = await ready()
    const key = newKey()
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => place(mall, shopper, quoteId, { idempotency_key: key })),
      ...[1, 2, 3].map(() => place(mall, shopper, quoteId)),
    ])
    expect(new Set(answers.map((each) => each.data.payment_id)).size).toBe(1)
    const paymentId = answers[0]?.data.payment_id ?? ''
    const before = await balanceOf(mall, shopper.headers)
    const paid = await Promise.all([1, 2, 3, 4].map(() => payFor(mall, shopper, paymentId)))
    expect(paid.map((each) => each.data?.status)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before - Number(answers[0]?.data.amount), 2)
    await everythingAgrees(mall)
  })

  it('with a price changed since the quote returns a new quote and places nothing', async () => {
    const { shopper, quoteId } = await ready()
    await sql`update products.sku set price = price + 150 where id = ${first().skuId}`.execute(mall.kernel.db)
    const answer = await place(mall, shopper, quoteId)
    await sql`update products.sku set price = price - 150 where id = ${first().skuId}`.execute(mall.kernel.db)
    expect(answer.code).toBe(3000003)
    expect(answer.data).toMatchObject({ changes: [{ what: 'price', product_id: first().productId }] })
    expect((await mall.ask(listOpenPayments, {}, shopper.headers)).data).toEqual([])
  })

  it('without enough money returns the missing amount and stays unpaid', async () => {
    const poor = await newShopper(mall, 100)
    await put(mall, poor, first())
    const quoted = await quote(mall, poor)
    expect(quoted.data.pay[0]).toMatchObject({ way: 'wallet', open: false, reason: 'short', balance: '1.00' })
    const order = await place(mall, poor, quoted.data.quote_id)
    const refused = await payFor(mall, poor, order.data.payment_id)
    expect(refused).toMatchObject({ code: 2000022, data: { short_by: quoted.data.pay[0]?.short_by } })
    expect((await mall.ask(listOpenPayments, {}, poor.headers)).data).toHaveLength(1)
    await everythingAgrees(mall)
  })

  it('with cash on delivery is placed immediately and moves no money', async () => {
    const { shopper, quoteId } = await ready()
    const options = (await quote(mall, shopper)).data.pay
    const before = await balanceOf(mall, shopper.headers)
    const order = await place(mall, shopper, quoteId, { payment_method: 'cod' })
    const isOpen = options.find(({ way }) => way === 'cod')?.open
    expect(order.code).toBe(isOpen ? 200 : 1500019)
    if (isOpen) expect(order.data.status).toBe('cod_due')
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
    await everythingAgrees(mall)
  })

  it('has the payment deadline of the settings, the same for its shops; earlier orders keep theirs', async () => {
    const waits = async ({ shopper, paymentId, orders }: Awaited<ReturnType<typeof placed>>) => {
      const { pay_by: payBy } = (await mall.ask(showPayment, { payment_id: paymentId }, shopper.headers)).data
      const sold = (await mall.ask(listSoldOrders, { status: 'unpaid' }, await consoleOf(mall, first().shopId))).data.list
      const card = sold.find(({ id }) => orders.some((order) => order.id === id))
      expect(card?.deadline?.at).toBe(payBy)
      return (Date.parse(payBy ?? '') - Date.parse(card?.placed_at ?? '')) / 60_000
    }
    const before = await placed()
    await transaction(mall.kernel, (tx) => putConfig(tx, 'pay_minutes', 60))
    const after = await placed()
    expect([await waits(before), await waits(after)]).toEqual([30, 60])
    await transaction(mall.kernel, (tx) => putConfig(tx, 'pay_minutes', 30))
  })

  it('is hidden from other customers', async () => {
    const { shopper, paymentId, quoteId } = await placed()
    const stranger = await newShopper(mall)
    expect((await payFor(mall, stranger, paymentId)).code).toBe(1500018)
    expect((await mall.ask(showPayment, { payment_id: paymentId }, stranger.headers)).code).toBe(1500018)
    expect((await mall.ask(cancelPayment, { payment_id: paymentId }, stranger.headers)).code).toBe(1500018)
    expect((await place(mall, stranger, quoteId)).code).toBe(2000019)
    expect((await mall.ask(showPayment, { payment_id: paymentId }, shopper.headers)).data.status).toBe('unpaid')
  })
})

describe('shop closed during a purchase', () => {
  it('sells nothing from that moment, even to shoppers with a quote', async () => {
    const { shopper, quoteId } = await ready()
    const turn = (status: string) => sql`update profile.shop set status = ${status} where id = ${first().shopId}`.execute(mall.kernel.db)
    for (const status of ['suspended', 'closed']) {
      await turn(status)
      const answers = [await place(mall, shopper, quoteId), await quote(mall, shopper), await put(mall, shopper, first())]
      await turn('open')
      expect(answers.map(({ code }) => code)).toEqual([2000021, 2000021, 2000021])
    }
    expect((await place(mall, shopper, quoteId)).code).toBe(200)
  })
})

describe('unpaid purchase', () => {
  it('is cancelled by its owner: the stock is released, and it cannot be paid', async () => {
    const before = await left(first())
    const { shopper, paymentId } = await placed()
    expect(await left(first())).toBe(before - 1)
    for (const _ of [1, 2])
      expect((await mall.ask(cancelPayment, { payment_id: paymentId }, shopper.headers)).data).toMatchObject({
        status: 'cancelled',
        cancelled_for: 'asked',
      })
    expect(await left(first())).toBe(before)
    expect((await payFor(mall, shopper, paymentId)).code).toBe(1500019)
    await everythingAgrees(mall)
  })

  it('once paid cannot be cancelled as a payment, only as an order', async () => {
    const { shopper, paymentId } = await placed()
    expect((await payFor(mall, shopper, paymentId)).code).toBe(200)
    expect(await mall.ask(cancelPayment, { payment_id: paymentId }, shopper.headers)).toMatchObject({
      code: 2000032,
      data: { status: 'paid' },
    })
  })

  it('expires after half an hour and not before', async () => {
    later(60)
    await endOverduePayments(mall.kernel)
    const before = await left(first())
    const { shopper, paymentId } = await placed()
    later(29)
    expect(await endOverduePayments(mall.kernel)).toBe(0)
    later(2)
    expect((await payFor(mall, shopper, paymentId)).code).toBe(1500019)
    expect(await endOverduePayments(mall.kernel)).toBeGreaterThan(0)
    expect(await endOverduePayments(mall.kernel)).toBe(0)
    expect((await mall.ask(showPayment, { payment_id: paymentId }, shopper.headers)).data).toMatchObject({
      status: 'cancelled',
      cancelled_for: 'not_paid',
    })
    expect(await left(first())).toBe(before)
    await everythingAgrees(mall)
  })
})

describe('quote', () => {
  it('for named items does not change the cart', async () => {
    const shopper = await newShopper(mall)
    await put(mall, shopper, first())
    const quoted = await quote(mall, shopper, { items: [{ product_id: second().productId, quantity: '2' }] })
    expect(quoted.data.shops.map(({ lines }) => lines.map(({ product_id, quantity }) => [product_id, quantity]))).toEqual([
      [[second().productId, 2]],
    ])
    const order = await place(mall, shopper, quoted.data.quote_id)
    expect(order.code).toBe(200)
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })
  it('needs an own address and something to buy', async () => {
    const shopper = await newShopper(mall)
    expect((await quote(mall, shopper)).code).toBe(1000009)
    await put(mall, shopper, first())
    expect((await quote(mall, shopper, { address_id: '999999' })).code).toBe(2000019)
    await sql`delete from addresses.address where customer_id = ${shopper.id}`.execute(mall.kernel.db)
    expect((await quote(mall, shopper)).code).toBe(2000008)
  })
  it('uses the current exchange rate of the mall', async () => {
    const { shopper } = await ready({ currency: 'THB' })
    const shown = async () => (await quote(mall, shopper, { currency: 'THB' })).data.shown.rate
    const before = await shown()
    const set = (rate: string) => transaction(mall.kernel, (tx) => putCurrency(tx, { code: 'THB', symbol: '฿', rate, place: 7 }))
    await set('77.5')
    await expect.poll(shown).toBe('77.5')
    await set(before)
    await expect.poll(shown).toBe(before)
  })
  it('expires after a quarter of an hour', async () => {
    const { shopper, quoteId } = await ready()
    later(16)
    expect(await place(mall, shopper, quoteId)).toMatchObject({ code: 3000003, data: { changes: [{ what: 'expired' }] } })
  })
  it('preselects the last address and shipping method', async () => {
    const { shopper } = await placed()
    const abroad = { full_name: 'A', phone: '+46701234567', country: 'SE', city: 'Stockholm', street: '2 Gatan', postcode: '111 22' }
    const saved = await mall.ask(saveAddress, abroad, shopper.headers)
    expect(saved.code).toBe(200)
    await put(mall, shopper, first())
    expect((await quote(mall, shopper)).data.address.country).toBe('TH')
    const there = await quote(mall, shopper, { address_id: saved.data.saved_id })
    expect(there.data.address.country).toBe('SE')
  })
})
