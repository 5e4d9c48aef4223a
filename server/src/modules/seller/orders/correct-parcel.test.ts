import { correctParcel, getNotices, progressOrder, shipOrder, showOrder, showSoldOrder } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { consoleOf, plantOrder } from '../../../../test/selling.ts'

let mall: DemoMall
let seller: Record<string, string>
let buyer: Record<string, string>
let shopId: string
beforeAll(async () => {
  mall = await openDemoMall()
  const [goods] = await onSale(mall)
  shopId = goods?.shopId ?? ''
  seller = await consoleOf(mall, shopId)
  buyer = await signedIn(mall.kernel, 'mali')
})
afterAll(() => mall.end())

const parcelOf = async (id: string) => (await mall.ask(showSoldOrder, { id }, seller)).data.parcels[0]
const shipped = async (carrier: string, number: string) => {
  const id = await plantOrder(mall.kernel, { shopId, customerId: await personId(mall.kernel, 'mali'), status: 'to_ship' })
  expect((await mall.ask(shipOrder, { id, carrier, tracking_no: number }, seller)).code).toBe(200)
  return { id, parcel_id: (await parcelOf(id))?.id ?? '' }
}
const notices = async () =>
  (await mall.ask(getNotices, {}, buyer)).data.list.map(({ body }) => body).filter((body) => body.includes('corrected it'))

it('a shop corrects carrier and number of a parcel; the former ones stay, and the buyer is told once', async () => {
  const it = await shipped('dhl', '1111111111')
  const to = { ...it, carrier: 'fedex', tracking_no: '2222 2222 2222' }
  const { code, data } = await mall.ask(correctParcel, to, seller)
  expect(code).toBe(200)
  const corrected = { carrier: 'fedex', tracking_no: '222222222222', former: [{ carrier_name: 'DHL Express', tracking_no: '1111111111' }] }
  expect(data.parcels).toMatchObject([corrected])
  expect((await mall.ask(showOrder, { id: it.id }, buyer)).data.parcels).toMatchObject([corrected])
  expect((await mall.ask(correctParcel, to, seller)).data.parcels[0]?.former).toHaveLength(1)
  expect(await notices()).toEqual([expect.stringContaining('FedEx, tracking number 222222222222')])
  expect(
    (await mall.ask(correctParcel, { ...it, carrier: 'dhl', tracking_no: '1111111111' }, seller)).data.parcels[0]?.former,
  ).toHaveLength(2)
})

it('a wrong form, the number of another parcel and an unnamed carrier are refused at their fields', async () => {
  const [it, other] = [await shipped('dhl', '3333333333'), await shipped('dhl', '4444444444')]
  const tried = (fields: Record<string, string>) =>
    mall.ask(correctParcel, { ...it, carrier: 'dhl', tracking_no: '4444444444', ...fields }, seller)
  expect(await tried({})).toMatchObject({ code: 2000005, data: { reason: 'number_used', fields: { tracking_no: 'number_used' } } })
  expect(await tried({ tracking_no: '12' })).toMatchObject({ code: 2000005, data: { fields: { tracking_no: 'number_form' } } })
  expect(await tried({ carrier: 'other' })).toMatchObject({ code: 2000005, data: { fields: { carrier_name: 'missing' } } })
  expect(await tried({ parcel_id: other.parcel_id })).toMatchObject({ code: 2000005, data: { reason: 'parcel_unknown' } })
  expect(await parcelOf(it.id)).toMatchObject({ tracking_no: '3333333333', former: [] })
})

it('a delivered parcel keeps its number, and another shop knows no such order', async () => {
  const it = await shipped('dhl', '5555555555')
  const to = { ...it, carrier: 'dhl', tracking_no: '6666666666' }
  const found = await sql<{ id: string }>`select id from profile.shop where id <> ${shopId} order by id limit 1`.execute(mall.kernel.db)
  expect((await mall.ask(correctParcel, to, await consoleOf(mall, found.rows[0]?.id ?? ''))).code).toBe(1500018)
  await mall.ask(progressOrder, { id: it.id, step: 'delivered' }, seller)
  expect((await mall.ask(correctParcel, to, seller)).code).toBe(2000005)
  const change = sql`update shipments.parcel set tracking_no = '7777777777' where id = ${it.parcel_id}`.execute(mall.kernel.db)
  await expect(change).rejects.toThrow('its former one is kept')
})
