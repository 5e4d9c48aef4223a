import { getAddresses, removeAddress, saveAddress } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopper, onSale, type OnSale, place, quote, type Shopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { everyCase, said } from './pairs.ts'

const before = { address: ['default', 'other', 'none'], way: ['cheap', 'dear', 'none'], then: ['nothing', 'removed', 'ended'] } as const
const after = { address: ['none', 'default', 'other'], way: ['none', 'cheap', 'dear', 'unknown'] } as const
type Choice = { address: 'none' | 'default' | 'other'; way: string }
type Known = { address: 'default' | 'other' | null; way: string | null }

let mall: DemoMall
let goods: OnSale
let others: OnSale
let shippingMethods: string[]
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)
const arrangeMethods = async (keys: readonly string[], { shopId } = goods) => {
  await run(sql`delete from shipping.method where shop_id = ${shopId}`)
  shippingMethods = [...keys]
  for (const [at, key] of keys.entries())
    await run(sql`with made as (insert into shipping.method (shop_id, key, names, carrier, work_days_least, work_days_most, cut_off_hour)
        values (${shopId}, ${key}, '{"en": "Way"}', 'Post', 1, 2, 14) returning id)
      insert into shipping.rate (method_id, region, fee, way_days_least, way_days_most) select id, 'world', ${500 + at * 300}, 1, 3 from made`)
  mall.kernel.cache.dropAll()
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  const [first, ...more] = await onSale(mall)
  goods = first as OnSale
  others = more.find(({ shopId }) => shopId !== goods.shopId) as OnSale
})
afterAll(() => mall.end())

/**
 * The shipping method that applies: the current choice, else the last one used, else the cheapest. Methods that do not deliver to the address are
 * skipped.
 */
const methodOf = ({ way }: Choice, known: Known): string => {
  const wanted = way === 'none' ? known.way : way
  return wanted !== null && shippingMethods.includes(wanted) ? wanted : (shippingMethods[0] ?? '')
}
const addressOf = ({ address }: Choice, known: Known): 'default' | 'other' => (address === 'none' ? (known.address ?? 'default') : address)

const addressFields = { full_name: 'A Shopper', phone: '+66812345678', country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110' }
const withTwoAddresses = async (): Promise<{ shopper: Shopper; ids: Record<'default' | 'other', string> }> => {
  const shopper = await newShopper(mall)
  await mall.ask(saveAddress, { ...addressFields, street: '2 Sukhumvit' }, shopper.headers)
  const { list } = (await mall.ask(getAddresses, {}, shopper.headers)).data
  const id = (isDefault: boolean) => list.find((each) => each.is_default === isDefault)?.id ?? ''
  return { shopper, ids: { default: id(true), other: id(false) } }
}

test.each(everyCase(before).map((each) => [said(each), each] as const))('a purchase with %s', async (_name, first) => {
  await arrangeMethods(['cheap', 'dear'])
  const { shopper, ids } = await withTwoAddresses()
  const requests = ({ address, way }: Choice) =>
    quote(mall, shopper, {
      items: [{ product_id: goods.productId, quantity: '1' }],
      ...(address !== 'none' && { address_id: ids[address] }),
      ...(way !== 'none' && { delivery: { [goods.shopId]: way } }),
    })
  const none: Known = { address: null, way: null }
  const placed = await requests(first)
  // A quote without an order sets no default.
  await requests({ address: 'other', way: 'dear' })
  expect((await place(mall, shopper, placed.data.quote_id)).code).toBe(200)
  const known: Known = { address: addressOf(first, none), way: methodOf(first, none) }

  if (first.then === 'removed') {
    await mall.ask(removeAddress, { id: ids.other }, shopper.headers)
    if (known.address === 'other') known.address = null
  }
  if (first.then === 'ended') await arrangeMethods(['slow', 'cheap'])
  for (const now of everyCase(after)) {
    const { code, data } = await requests(now)
    if (first.then === 'removed' && now.address === 'other') {
      expect([said(now), code]).toEqual([said(now), 2000019])
      continue
    }
    const [shop] = data.shops
    const [address, method] = [ids[addressOf(now, known)], methodOf(now, known)]
    expect([said(now), data.address.id, shop?.method]).toEqual([said(now), address, method])
    expect(shop?.costs.delivery).toBe(((500 + shippingMethods.indexOf(method) * 300) / 100).toFixed(2))
  }
})

/** Alternating orders at two shops, each with its own shipping method. After orders elsewhere, a shop's last choice is still the default. */
const turns = { first: ['cheap', 'dear'], second: ['cheap', 'dear', 'nothing'], third: ['nothing', 'cheap', 'dear'] } as const
test.each(everyCase(turns).map((each) => [said(each), each] as const))('alternating purchases at two shops: %s', async (_name, bought) => {
  await arrangeMethods(['cheap', 'dear'])
  await arrangeMethods(['cheap', 'dear'], others)
  const shopper = await newShopper(mall)
  const item = ({ productId }: OnSale) => ({ product_id: productId, quantity: '1' })
  const known = new Map<string, string>()
  const buyAt = async (at: OnSale, method: string) => {
    if (method === 'nothing') return
    const { data } = await quote(mall, shopper, { items: [item(at)], delivery: { [at.shopId]: method } })
    expect((await place(mall, shopper, data.quote_id)).code).toBe(200)
    known.set(at.shopId, method)
  }
  await buyAt(goods, bought.first)
  await buyAt(others, bought.second)
  await buyAt(goods, bought.third)
  const { data } = await quote(mall, shopper, { items: [item(goods), item(others)] })
  const methods = new Map(data.shops.map(({ shop, method }) => [shop.id, method]))
  for (const { shopId } of [goods, others]) expect([shopId, methods.get(shopId)]).toEqual([shopId, known.get(shopId) ?? 'cheap'])
})
