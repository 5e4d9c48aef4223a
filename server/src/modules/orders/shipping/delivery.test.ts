import { getAllProducts, getDelivery, getUndelivered, saveAddress } from '@plaza/contract'
import { cast } from '@plaza/cast'
import { money } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedIn } from '../../../../test/people.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'
import { insertMethods } from './method-rows.ts'
import { methodsOf } from './cached-terms.ts'
import { putTaxRule, taxRates } from './tax-rows.ts'
import { taxRateFor } from './tax-rate-for.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
  // A Wednesday morning.
  mall.kernel.now = () => new Date('2026-11-25T09:00:00Z')
})
afterAll(() => mall.end())

const productOf = async (shop: string): Promise<string> => {
  const found = await sql<{ id: string }>`select product.id from products.product join profile.shop on shop.id = shop_id
    where shop.name = ${cast.shops.find(({ key }) => key === shop)?.name} and product.status = 'live' order by weight_grams limit 1`.execute(
    mall.kernel.db,
  )
  return found.rows[0]?.id ?? ''
}
const shopOf = async (productId: string): Promise<string> => {
  const found = await sql<{ shop_id: string }>`select shop_id from products.product where id = ${productId}`.execute(mall.kernel.db)
  return found.rows[0]?.shop_id ?? ''
}
const requests = async (shop: string, country: string, headers = {}, more = {}) =>
  (await mall.ask(getDelivery, { product_id: await productOf(shop), country, ...more }, headers)).data

describe('GET product delivery', () => {
  it('lists the rates of the shop, cheapest first, with earliest and latest arrival', async () => {
    const { methods, ships_from } = await requests('little-grove', 'JP')
    expect(methods.map(({ key, fee, from, to }) => [key, fee, from, to])).toEqual([
      ['standard', '3.20', '2026-11-30', '2026-12-03'],
      ['express', '7.30', '2026-11-26', '2026-11-30'],
    ])
    expect(methods[0]?.name_jp).toBe('通常配送')
    expect(ships_from).toEqual({ country: 'JP', country_name: 'Japan', city: 'Matsumoto' })
  })
  it('names the country in the language of the request', async () => {
    expect((await requests('ridgeline', 'th', { lang: 'zh' })).place).toEqual({ country: 'TH', country_name: '泰国', city: null })
  })
  it('offers no method if the shop does not ship there', async () => {
    expect((await requests('oak-and-thread', 'TH')).methods).toEqual([])
    expect((await requests('oak-and-thread', 'FR')).methods).not.toEqual([])
  })
  it('names the products of a list that are not delivered to the country, or to the default address if it is a guess', async () => {
    const [table, tent, cover] = [await productOf('oak-and-thread'), await productOf('ridgeline'), await productOf('lumen')]
    const undelivered = async (country: string, headers = {}, is_guess: '0' | '1' = '0') =>
      (await mall.ask(getUndelivered, { product_id: [table, tent, cover], country, is_guess }, headers)).data
    expect(await undelivered('th', { lang: 'es' })).toEqual({
      place: { country: 'TH', country_name: 'Tailandia', city: null },
      not_delivered: [table],
    })
    expect((await undelivered('FR')).not_delivered).toEqual([])
    const mali = await signedIn(mall.kernel, 'mali')
    expect(await undelivered('FR', mali, '1')).toMatchObject({ place: { country: 'TH' }, not_delivered: [table] })
    expect((await undelivered('FR', mali)).not_delivered).toEqual([])
    expect((await mall.ask(getUndelivered, { product_id: table, country: 'QQ' })).code).toBe(2000019)
  })
  it('delivers to the city of the customer’s default address in that country', async () => {
    const headers = await signedIn(mall.kernel, 'kenji')
    await mall.ask(
      saveAddress,
      {
        full_name: 'Kenji',
        phone: '+66 81 555 0142',
        country: 'TH',
        state: 'Bangkok',
        city: 'Bangkok',
        street: '1',
        postcode: '10400',
        is_default: '1',
      },
      headers,
    )
    expect((await requests('ridgeline', 'TH', headers)).place.city).toBe('Bangkok')
    expect((await requests('ridgeline', 'NO', headers)).place.city).toBeNull()
  })
  it('offers cash on delivery only in countries for which the shop accepts it', async () => {
    expect((await requests('ridgeline', 'NO')).payment_methods).toContain('cod')
    expect((await requests('ridgeline', 'TH')).payment_methods).not.toContain('cod')
    expect((await requests('bright-circuit', 'TW')).payment_methods).toEqual(['wallet', 'card'])
  })
  it('returns not found for an unknown country and for an unknown product', async () => {
    expect((await mall.ask(getDelivery, { product_id: await productOf('lumen'), country: 'QQ' })).code).toBe(2000019)
    expect((await mall.ask(getDelivery, { product_id: '999999999', country: 'ES' })).code).toBe(2000019)
  })
  it('every product of the demo mall is deliverable somewhere, and by every shop in its own country', async () => {
    const { list } = (await mall.ask(getAllProducts, { limit: '50' })).data
    for (const { id } of list) {
      const { country } = (await mall.ask(getDelivery, { product_id: id, country: 'US' })).data.ships_from
      expect((await mall.ask(getDelivery, { product_id: id, country })).data.methods, id).not.toEqual([])
    }
  })
})

describe('changed shipping terms', () => {
  it('invalidate the cached terms immediately', async () => {
    const before = (await requests('lumen', 'ES')).methods.length
    const shopId = await shopOf(await productOf('lumen'))
    const [first] = (await methodsOf(mall.kernel, [shopId])).get(shopId)?.methods ?? []
    if (!first) throw new Error('the shop has no terms')
    await transaction(mall.kernel, (tx) => insertMethods(tx, shopId, [{ ...first, key: 'bicycle' }]))
    await expect.poll(async () => (await requests('lumen', 'ES')).methods.length).toBe(before + 1)
  })
  it('are read from the cache without the database, even while the database is down', async () => {
    const shopId = await shopOf(await productOf('lumen'))
    await methodsOf(mall.kernel, [shopId])
    const requests: unknown[] = []
    const away = new Proxy({} as typeof mall.kernel.db, {
      get: (_, name) => {
        requests.push(name)
        throw new Error('the database is away')
      },
    })
    expect((await methodsOf({ cache: mall.kernel.cache, db: away }, [shopId])).get(shopId)?.methods.length).toBeGreaterThan(0)
    await new Promise(setImmediate)
    expect(requests).toEqual([])
  })
  it('use the time zone that the owner set', async () => {
    const arrives = async () => (await requests('studio-north', 'SE')).methods[0]?.from
    const before = await arrives()
    await transaction(mall.kernel, (tx) => putConfig(tx, 'time_zone', 'Asia/Tokyo'))
    await expect.poll(arrives).not.toBe(before)
    await transaction(mall.kernel, (tx) => putConfig(tx, 'time_zone', 'Nowhere/At All'))
    await expect.poll(arrives).toBe(before)
  })
  it('a shipping method has one home rate and a unique key', async () => {
    const shopId = await shopOf(await productOf('lumen'))
    const [first] = (await methodsOf(mall.kernel, [shopId])).get(shopId)?.methods ?? []
    if (!first) throw new Error('the shop has no terms')
    const home = first.rates.filter(({ region }) => region === 'home')
    const insert = (key: string, rates: typeof home) =>
      transaction(mall.kernel, (tx) => insertMethods(tx, shopId, [{ ...first, key, rates }]))
    await expect(insert('twice', [...home, ...home])).rejects.toThrow(/rate_one_home/)
    await expect(insert(first.key, home)).rejects.toThrow(/unique/)
    await expect(insert('lost', [{ ...home[0]!, region: 'named', fee: money('1.00') }])).rejects.toThrow(/check constraint/)
  })
})

describe('tax rates by country', () => {
  it('a saved rule replaces the previous one and applies immediately', async () => {
    const toys = { taxRate: 700, categoryPath: [] }
    const now = async () => taxRateFor(await taxRates(mall.kernel), toys, 'JP')
    expect(await now()).toBe(1000)
    await transaction(mall.kernel, (tx) => putTaxRule(tx, { country: 'JP', categoryId: null, rate: 1200 }))
    await expect.poll(now).toBe(1200)
    const rows = await sql`select 1 from shipping.tax_rule where country = 'JP' and category_id is null`.execute(mall.kernel.db)
    expect(rows.rows).toHaveLength(1)
  })
})
