import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newShopper } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { plantSale, saleNow } from '../../../test/selling.ts'
import { until } from '../../../test/until.ts'

const secret = 'a secret of the carrier'
let mall: DemoMall
let customerId: string
beforeAll(async () => {
  mall = await openDemoMall({ CARRIER_WEBHOOK_SECRET: secret })
  customerId = (await newShopper(mall, 0)).id
})
afterAll(() => mall.end())

const signed = (body: string, by = secret) => createHmac('sha256', by).update(body).digest('hex')
const tell = async (news: object, signature?: string) => {
  const payload = JSON.stringify(news)
  const answer = await mall.app.inject({
    method: 'POST',
    url: '/api/carriers/told',
    headers: { 'content-type': 'application/json', 'x-plaza-signature': signature ?? signed(payload) },
    payload,
  })
  return answer.statusCode
}
const onItsWay = async () => {
  const id = await plantSale(mall.kernel, { shopId: '1', customerId, status: 'shipped' })
  const found = await sql<{ no: string }>`select tracking_no as no from parcels.parcel where sale_id = ${id}`.execute(mall.kernel.db)
  return {
    id,
    news: (step: string, at = new Date()) => ({
      carrier: 'dhl',
      tracking_no: found.rows[0]?.no,
      step,
      place: 'Bangkok',
      at: at.toISOString(),
    }),
  }
}
const traceOf = async (id: string) =>
  (
    await sql<{
      step: string
    }>`select trace.step from parcels.trace join parcels.parcel on parcel.id = parcel_id where sale_id = ${id} order by trace.at`.execute(
      mall.kernel.db,
    )
  ).rows.map(({ step }) => step)

it('what a carrier tells under its signature moves the parcel and its order, told twice or not', async () => {
  const { id, news } = await onItsWay()
  const said = news('in_transit')
  expect([await tell(said), await tell(said)]).toEqual([200, 200])
  await until(async () => (await saleNow(mall, id)).status === 'in_transit')
  expect(await traceOf(id)).toEqual(['shipped', 'in_transit'])
  expect(await tell(news('delivered'))).toBe(200)
  await until(async () => (await saleNow(mall, id)).status === 'delivered')
  // What comes late is written down, and takes nothing back.
  expect(await tell(news('on_the_way', new Date(Date.now() - 60_000)))).toBe(200)
  expect((await saleNow(mall, id)).status).toBe('delivered')
})

it('without the right signature nothing is believed, and what cannot be read or is not known is refused', async () => {
  const { id, news } = await onItsWay()
  expect(await tell(news('delivered'), signed(JSON.stringify(news('delivered')), 'another secret'))).toBe(400)
  expect(await tell(news('delivered'), 'no signature')).toBe(400)
  expect(await tell({ ...news('delivered'), step: 'lost' })).toBe(400)
  expect(await tell({ ...news('delivered'), tracking_no: '9999999999' })).toBe(404)
  expect(await traceOf(id)).toEqual(['shipped'])
  expect((await saleNow(mall, id)).status).toBe('shipped')
})
