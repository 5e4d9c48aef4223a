import { acceptOrder, listEdits, listMallCarriers, saveCarrier, shipOrder, showSoldOrder, takeBack } from '@plaza/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onSale, type OnSale } from '../../../../test/buying.ts'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { consoleOf, sold } from '../../../../test/selling.ts'

type Headers = Record<string, string>
let mall: DemoMall
let owner: Headers
let seller: Headers
let goods: OnSale
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  seller = await consoleOf(mall, first.shopId)
})
afterAll(() => mall.end())

const boat = { key: 'river-boat', name: 'River Boat', forms: 'RB#{6,8}', example: 'rb 123-456', page: 'https://boat.example/{no}' }
const save = (fields: object) => askSeeing(mall, saveCarrier, { ...boat, ...fields } as never, owner)
const accepted = async () => {
  const { orderId: id } = await sold(mall, { goods, quantity: 1 })
  expect((await mall.ask(acceptOrder, { id }, seller)).code).toBe(200)
  return id
}
const offered = async (id: string) => (await mall.ask(showSoldOrder, { id }, seller)).data.carriers.map(({ key }) => key)
const ship = (id: string, tracking_no: string) => mall.ask(shipOrder, { id, carrier: 'river-boat', tracking_no }, seller)

it('a carrier added by the owner accepts tracking numbers of its format and links to its page until disabled', async () => {
  const [id, next] = [await accepted(), await accepted()]
  expect(await offered(id)).not.toContain('river-boat')
  expect((await save({})).data).toMatchObject({ example: 'RB123456', countries: [] })
  expect(await offered(id)).toContain('river-boat')
  expect((await ship(id, 'RB12345')).data).toMatchObject({ reason: 'number_form', example: 'RB123456' })
  const { data } = await ship(id, 'rb 1234567')
  expect(data.parcels).toMatchObject([{ carrier_name: 'River Boat', tracking_url: 'https://boat.example/RB1234567' }])

  const [edit] = (await mall.ask(listEdits, { kind: 'carrier', thing: 'river-boat' }, owner)).data.list
  expect((await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, owner)).code).toBe(200)
  expect(await offered(next)).not.toContain('river-boat')
  expect((await ship(next, 'RB1234567')).code).toBe(2000005)
  expect((await mall.ask(showSoldOrder, { id }, seller)).data.parcels).toMatchObject([{ carrier_name: 'River Boat' }])
})

it('reports an invalid format, example, page or country at its field', async () => {
  const faults = [
    [{ forms: '(a+)+' }, 'forms'],
    [{ example: 'RB12' }, 'example'],
    [{ page: 'https://boat.example/' }, 'page'],
    [{ page: 'javascript:{no}' }, 'page'],
    [{ countries: 'XX' }, 'countries'],
  ] as const
  for (const [fields, field] of faults)
    expect(await save({ key: 'raft', ...fields }), field).toMatchObject({ code: 1000008, data: { fields: { [field]: 'malformed' } } })
  const { list } = (await mall.ask(listMallCarriers, {}, owner)).data
  expect(list.some(({ key }) => key === 'raft')).toBe(false)
  expect(list.length).toBeGreaterThan(21)
})
