import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { plantOrder, orderNow, withOrder } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { shipLockedOrder } from '../lifecycle/ship-order.ts'

const secret = 'a secret of the carrier'
let mall: DemoMall
let customerId: string
beforeAll(async () => {
  mall = await openDemoMall({ CARRIER_WEBHOOK_SECRET: secret })
  customerId = (await newShopper(mall, 0)).id
})
afterAll(() => mall.end())

type How = { by?: string; sentAt?: number; signature?: string }
const seconds = () => Math.floor(mall.kernel.now().getTime() / 1000)
const signed = (body: string, { by = secret, sentAt = seconds() }: How = {}) =>
  createHmac('sha256', by).update(`${sentAt}.${body}`).digest('hex')
const send = async (news: object, how: How = {}) => {
  const payload = JSON.stringify(news)
  const { sentAt = seconds() } = how
  const answer = await mall.app.inject({
    method: 'POST',
    url: '/api/carriers/told',
    headers: {
      'content-type': 'application/json',
      'x-plaza-timestamp': String(sentAt),
      'x-plaza-signature': how.signature ?? signed(payload, { ...how, sentAt }),
    },
    payload,
  })
  return answer.statusCode
}
/** A shop's order that was shipped two hours ago. */
const shippedOrder = async (more: { paymentStatus?: string; method?: 'cod' } = {}) => {
  const id = await plantOrder(mall.kernel, { shopId: '1', customerId, status: 'shipped', ...more })
  await sql`alter table shipments.parcel disable trigger parcel_moves`.execute(mall.kernel.db)
  const found = await sql<{ no: string }>`update shipments.parcel set shipped_at = now() - interval '2 hours' where order_id = ${id}
    returning tracking_no as no`.execute(mall.kernel.db)
  await sql`alter table shipments.parcel enable trigger parcel_moves`.execute(mall.kernel.db)
  const no = found.rows[0]?.no ?? ''
  return {
    id,
    no,
    news: (step: string, at: Date | string = new Date(), rest: object = {}) => ({
      ...{ carrier: 'dhl', tracking_no: no, step, place: 'Bangkok', ...rest },
      at: typeof at === 'string' ? at : at.toISOString(),
    }),
  }
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const traceOf = async (id: string) =>
  (
    await sql<{
      step: string
    }>`select history.step from shipments.history join shipments.parcel on parcel.id = parcel_id where order_id = ${id} order by history.at`.execute(
      mall.kernel.db,
    )
  ).rows.map(({ step }) => step)

it('a signed message moves the parcel and its order once, even if sent twice', async () => {
  const { id, news } = await shippedOrder()
  const said = news('in_transit')
  expect([await send(said), await send(said)]).toEqual([200, 200])
  await until(async () => (await orderNow(mall, id)).status === 'in_transit')
  expect((await traceOf(id)).filter((step) => step === 'in_transit')).toHaveLength(1)
  expect(await send(news('delivered'))).toBe(200)
  await until(async () => (await orderNow(mall, id)).status === 'delivered')
  // A late message is stored, but does not move the order to an earlier status.
  expect(await send(news('on_the_way', ago(1)))).toBe(200)
  expect((await orderNow(mall, id)).status).toBe('delivered')
})

describe('a rejected message', () => {
  it('has a wrong signature, a wrong form or an unknown tracking number', async () => {
    const { id, news } = await shippedOrder()
    expect(await send(news('delivered'), { by: 'another secret' })).toBe(400)
    expect(await send(news('delivered'), { signature: 'no signature' })).toBe(400)
    expect(await send({ ...news('delivered'), step: 'lost' })).toBe(400)
    expect(await send({ ...news('delivered'), tracking_no: '9999999999' })).toBe(404)
    expect(await traceOf(id)).toEqual(['shipped'])
    expect((await orderNow(mall, id)).status).toBe('shipped')
  })

  it('has a signature for another time than its own, or is older than five minutes', async () => {
    const { id, news } = await shippedOrder()
    const body = JSON.stringify(news('delivered'))
    expect(await send(JSON.parse(body), { signature: signed(body, { sentAt: seconds() - 10 }) })).toBe(400)
    expect(await send(news('delivered'), { sentAt: seconds() - 301 })).toBe(400)
    expect(await send(news('delivered'), { sentAt: seconds() + 301 })).toBe(400)
    expect(await send(news('delivered'), { sentAt: seconds() - 240 })).toBe(200)
    await until(async () => (await orderNow(mall, id)).status === 'delivered')
  })

  it.each([
    ['that cannot be read', '2026-13-45T99:99Z'],
    ['that is no day', '2026-02-30T25:00:00Z'],
    ['before the parcel was sent', ago(24 * 60).toISOString()],
    ['too long ago', ago(40 * 24 * 60).toISOString()],
    ['without a zone', '2026-11-26T10:00:00'],
  ])('has a time %s', async (_why, at) => {
    const { id, news } = await shippedOrder()
    expect(await send(news('delivered', at))).toBe(400)
    expect((await orderNow(mall, id)).status).toBe('shipped')
  })
})

it('a tracking number belongs to one parcel: no order of any shop can be shipped under it again', async () => {
  const first = await shippedOrder()
  for (const shopId of ['1', '2']) {
    const other = await plantOrder(mall.kernel, { shopId, customerId, status: 'to_ship' })
    const shipping = { actor: 'seller:1', now: mall.kernel.now(), carrier: 'dhl', trackingNo: first.no, lines: null } as const
    const outcome = await withOrder(mall, other, (tx, orderRow) => shipLockedOrder(tx, orderRow, shipping))
    expect(outcome).toMatchObject({ refused: 'not_shippable', details: { reason: 'number_used', fields: { tracking_no: 'number_used' } } })
    expect((await orderNow(mall, other)).status).toBe('to_ship')
  }
  expect(await send(first.news('delivered'))).toBe(200)
  await until(async () => (await orderNow(mall, first.id)).status === 'delivered')
})

describe('cash paid to the courier', () => {
  it('the courier reports the cash of an order once', async () => {
    const { id, news } = await shippedOrder({ paymentStatus: 'cod_due', method: 'cod' })
    const said = news('delivered', new Date(), { cash: 'collected' })
    expect([await send(said), await send(said)]).toEqual([200, 200])
    await until(async () => (await orderNow(mall, id)).paymentStatus === 'cod_collected')
    await until(async () => (await orderNow(mall, id)).status === 'delivered')
    const booked = await sql`select 1 from ledger.journal where reference = ${`cod:${id}`}`.execute(mall.kernel.db)
    expect(booked.rows).toHaveLength(1)
  })
  it('a delivery alone reports no cash, and neither does an order with another payment method', async () => {
    const due = await shippedOrder({ paymentStatus: 'cod_due', method: 'cod' })
    expect(await send(due.news('delivered'))).toBe(200)
    await until(async () => (await orderNow(mall, due.id)).status === 'delivered')
    expect((await orderNow(mall, due.id)).paymentStatus).toBe('cod_due')
    const paid = await shippedOrder()
    expect(await send(paid.news('delivered', new Date(), { cash: 'collected' }))).toBe(200)
    await until(async () => (await orderNow(mall, paid.id)).status === 'delivered')
    expect(await orderNow(mall, paid.id)).toMatchObject({ paymentStatus: 'paid', collectedAt: null })
  })
})
