import { acceptOrder, saveCarrier, shipOrder, showSoldOrder } from '@plaza/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { onSale, type OnSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { consoleOf, sold } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { methodRows, replaceMethods } from '../../orders/shipping/index.ts'

let mall: DemoMall
let goods: OnSale
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  seller = await consoleOf(mall, first.shopId)
})
afterAll(() => mall.end())

const accepted = async () => {
  const { orderId: id } = await sold(mall, { goods, quantity: 1 })
  expect((await mall.ask(acceptOrder, { id }, seller)).code).toBe(200)
  return id
}
const ship = (id: string, fields: Record<string, string>) => mall.ask(shipOrder, { id, ...fields }, seller)

it('offers the carrier promised to the buyer first, and ships with it by its name', async () => {
  const id = await accepted()
  const { promised_carrier: name, carriers } = (await mall.ask(showSoldOrder, { id }, seller)).data
  expect(carriers[0]).toEqual({ key: 'promised', name, example: '' })
  expect(carriers.map(({ key }) => key)).toContain('dhl')
  expect((await ship(id, { carrier: 'promised', tracking_no: '1' })).data).toMatchObject({
    reason: 'number_form',
    fields: { tracking_no: 'number_form' },
  })
  const { data } = await ship(id, { carrier: 'promised', tracking_no: 'fj 123 456' })
  expect(data.parcels).toMatchObject([{ carrier: 'other', carrier_name: name, tracking_no: 'FJ123456', tracking_url: null }])
})

it('recognises a promised carrier of the mall’s list by its name, in any case', async () => {
  const own = (await methodRows(mall.kernel.db, [goods.shopId])).get(goods.shopId) ?? []
  await transaction(mall.kernel, (tx) =>
    replaceMethods(
      tx,
      goods.shopId,
      own.map((method) => ({ ...method, carrier: 'dhl express' })),
    ),
  )
  const id = await accepted()
  const { carriers } = (await mall.ask(showSoldOrder, { id }, seller)).data
  expect(carriers[0]).toEqual({ key: 'promised', name: 'dhl express', example: '1234567890' })
  expect(carriers.filter(({ key }) => key === 'dhl')).toEqual([])
  expect((await ship(id, { carrier: 'promised', tracking_no: '12' })).data).toMatchObject({ fields: { tracking_no: 'number_form' } })
  expect((await ship(id, { carrier: 'promised', tracking_no: '5550001112' })).data.parcels).toMatchObject([{ carrier: 'dhl' }])
})

it('ships with another carrier by its name and link, and reports what is wrong at its field', async () => {
  const [id, next] = [await accepted(), await accepted()]
  const other = { carrier: 'other', tracking_no: 'VAN 0815' }
  expect((await ship(id, other)).data).toMatchObject({ fields: { carrier_name: 'missing' } })
  const named = { ...other, carrier_name: 'Our own van' }
  expect((await ship(id, { ...named, carrier_page: 'javascript:alert(1)' })).data).toMatchObject({ fields: { carrier_page: 'malformed' } })
  const sent = await ship(id, { ...named, carrier_page: 'https://van.example/t/1' })
  expect(sent.data.parcels).toMatchObject([
    { carrier_name: 'Our own van', tracking_url: 'https://van.example/t/1', tracking_no: 'VAN0815' },
  ])
  expect((await ship(id, named)).data.parcels).toHaveLength(1)
  // Another unknown carrier may have the same number.
  expect((await ship(next, { ...named, carrier_name: 'A friend' })).code).toBe(200)
})

it.each(['other', 'promised'])('the owner cannot add a carrier with the key %s', async (key) => {
  const owner = await staffAs(mall.kernel, 'owner')
  const carrier = { key, name: 'A carrier', forms: '#{6}', example: '123456' }
  expect(await askSeeing(mall, saveCarrier, carrier as never, owner)).toMatchObject({ code: 1000008, data: { fields: { key: 'code' } } })
})
