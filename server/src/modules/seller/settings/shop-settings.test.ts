import { dayMs } from '@plaza/values'
import {
  addToCart,
  changeShopNotifications,
  changeShopPaymentSettings,
  changeShopSettings,
  changeShopShipping,
  getCart,
  getDelivery,
  getProductDetail,
  getShop,
  getShopNotifications,
  getShopPaymentSettings,
  getShopSettings,
  getShopShipping,
  makeQuote,
  sendSellerCode,
} from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { newShopper, onSale, type OnSale, put, quote } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../test/letters.ts'
import { multipart, picture } from '../../../../test/pictures.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { type Owner, shopOwner } from '../../../../test/shop-owners.ts'

type Headers = Record<string, string>
const day = (from: number) => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10)
let mall: DemoMall
let goods: OnSale
let seller: Headers
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  seller = await consoleOf(mall, goods.shopId)
})
afterAll(() => mall.end())

const change = (fields: object, who = seller) => askSeeing(mall, changeShopSettings, fields as never, who)
const home = { section: 'home' } as const
const shown = async () => (await mall.ask(getShop, { id: goods.shopId, ...home })).data.shop
const upload = async (who: Headers) => {
  const form = multipart([
    { name: 'purpose', value: 'product' },
    { name: 'file', filename: 'logo.png', type: 'image/png', bytes: await picture('png', 600, 600) },
  ])
  const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...form.headers, ...who }, payload: form.payload })
  return sent.json<{ data: { image: string } }>().data.image
}

describe('shop profile', () => {
  it('changes only the sent fields, and its page shows them immediately', async () => {
    const before = (await mall.ask(getShopSettings, {}, seller)).data
    await shown()
    const name = `${before.name.slice(0, 30)} & Co`
    const { code, data } = await change({ name, description_en: 'Now with tea', description_th: 'ชา' })
    expect([code, data]).toEqual([
      200,
      { ...before, name, description_en: 'Now with tea', description_th: 'ชา', version: expect.not.stringMatching(before.version) },
    ])
    await expect.poll(shown).toMatchObject({ name, description_en: 'Now with tea' })
    expect((await change({ name: before.name, description_th: '' })).data.description_th).toBeUndefined()
  })
  it('accepts pictures of its owner only', async () => {
    const own = await upload(seller)
    expect((await change({ logo: own })).data.logo).toBe(own)
    await expect.poll(async () => (await shown()).image).toBe(own)
    const [, other] = (await onSale(mall)).filter(({ shopId }) => shopId !== goods.shopId)
    const theirs = await upload(await consoleOf(mall, other?.shopId ?? ''))
    expect((await change({ banner: theirs })).data).toEqual({ fields: { banner: 'unknown' } })
    expect((await change({ logo: '' })).data.logo).toBeNull()
  })
  it('reports each error by field, and then changes nothing', async () => {
    const before = (await mall.ask(getShopSettings, {}, seller)).data
    const [, other] = (await onSale(mall)).filter(({ shopId }) => shopId !== goods.shopId)
    const taken = (await mall.ask(getShopSettings, {}, await consoleOf(mall, other?.shopId ?? ''))).data.name
    expect((await change({ name: taken.toUpperCase(), city: 'Elsewhere' })).data).toEqual({ fields: { name: 'taken' } })
    expect((await change({ name: '店' })).data).toEqual({ fields: { name: 'shop_name' } })
    expect((await change({ country: 'QQ' })).data).toEqual({ fields: { country: 'unknown' } })
    expect((await change({ return_city: 'Bergen' })).data).toEqual({
      fields: { return_full_name: 'missing', return_country: 'missing', return_street: 'missing' },
    })
    expect((await change({ away_from: '2026-12-03', away_until: '2026-12-01' })).data).toEqual({ fields: { away_until: 'too_small' } })
    expect((await change({ away_from: '2026-02-30', away_until: '2026-03-01' })).data).toEqual({ fields: { away_from: 'day' } })
    expect((await mall.ask(getShopSettings, {}, seller)).data).toEqual(before)
  })
})

describe('shop on holiday', () => {
  it('sells nothing until it is back, and shows the date', async () => {
    const shopper = await newShopper(mall)
    await put(mall, shopper, goods)
    expect((await quote(mall, shopper)).code).toBe(200)
    const away = await change({ away_from: day(-1), away_until: day(2) })
    expect(away.data.holiday).toEqual({ from: day(-1), until: day(2), back_on: day(3) })
    await expect.poll(async () => (await shown()).back_on).toBe(day(3))
    const page = async () => (await mall.ask(getProductDetail, { id: goods.productId })).data.seller
    await expect.poll(async () => (await page()).back_on).toBe(day(3))
    expect((await mall.ask(addToCart, { product_id: goods.productId, quantity: '1' }, shopper.headers)).code).toBe(2000021)
    const { gone } = (await mall.ask(getCart, {}, shopper.headers)).data
    expect(gone.map(({ state }) => state)).toEqual(['shop_closed'])
    expect((await mall.ask(makeQuote, { items: [{ product_id: goods.productId, quantity: '1' }] } as never, shopper.headers)).code).toBe(
      2000021,
    )
    await change({ away_from: day(1), away_until: day(2) })
    expect((await quote(mall, shopper)).code).toBe(200)
    expect((await change({ away_from: '', away_until: '' })).data.holiday).toBeNull()
  })
})

const standard = {
  ...{ key: 'standard', name_en: 'Standard', carrier: 'Post', work_days_least: '1', work_days_most: '2' },
  rates: [
    { region: 'home', fee: '3.00', fee_per_kg: '1.00', free_from: '50.00', way_days_least: '1', way_days_most: '3' },
    { region: 'world', but_countries: ['JP'], fee: '9.99', way_days_least: '5', way_days_most: '9', most_grams: '20000' },
  ],
}
const send = (methods: readonly object[], who = seller) => askSeeing(mall, changeShopShipping, { methods }, who)

describe('shipping methods of a shop', () => {
  it('apply to the checkout from the moment they are saved', async () => {
    const { country } = (await mall.ask(getShopShipping, {}, seller)).data
    const { code, data } = await send([standard, { ...standard, key: 'express', name_en: 'Express', rates: standard.rates.slice(0, 1) }])
    expect([code, data.methods.map(({ key }) => key)]).toEqual([200, ['standard', 'express']])
    expect((await mall.ask(getShopShipping, {}, seller)).data).toEqual(data)
    const methodsTo = async (to: string) => (await mall.ask(getDelivery, { product_id: goods.productId, country: to })).data.methods
    await expect.poll(async () => (await methodsTo(country)).map(({ key }) => key).toSorted()).toEqual(['express', 'standard'])
    const abroad = country === 'FR' ? 'DE' : 'FR'
    expect((await methodsTo(abroad)).map(({ key, fee }) => [key, fee])).toEqual([['standard', '9.99']])
    expect(await methodsTo('JP')).toHaveLength(country === 'JP' ? 2 : 0)
  })
  it('report errors by field', async () => {
    const [first] = standard.rates
    const faults = async (methods: readonly object[]) =>
      ((await send(methods)).data as unknown as { fields: Record<string, string> }).fields
    expect(await faults([{ ...standard, rates: [first, first] }])).toEqual({ 'methods.0.rates.1.region': 'taken' })
    expect(await faults([standard, standard])).toEqual({ 'methods.1.key': 'taken' })
    expect(await faults([{ ...standard, rates: [{ ...first, region: 'named' }] }])).toEqual({ 'methods.0.rates.0.countries': 'missing' })
    expect(await faults([{ ...standard, rates: [{ ...first, way_days_most: '0' }] }])).toEqual({
      'methods.0.rates.0.way_days_most': 'too_small',
    })
    expect((await send([{ ...standard, rates: [{ ...first, fee: '-1' }] }])).code).toBe(1000008)
    expect((await mall.ask(getShopShipping, {}, seller)).data.methods).toHaveLength(2)
  })
})

describe('payout destination of a shop', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await shopOwner(mall, '10.00')
  })
  it('is changed with a code from the owner’s mailbox, and is locked for a day', async () => {
    const bank = { bank_name: 'Nordea', account_name: 'Ada Lovelace', account_number: 'NO93 8601 1117 947', routing_number: 'NDEANOKK' }
    expect((await askSeeing(mall, changeShopPaymentSettings, bank, owner.console)).code).toBe(3000005)
    expect((await askSeeing(mall, changeShopPaymentSettings, { ...bank, code: '000000' }, owner.console)).code).toBe(3000004)
    expect((await mall.ask(getShopPaymentSettings, {}, owner.console)).data.bank_name).toBe('Coutts')
    mall.kernel.now = () => new Date(Date.now() + 120_000)
    const { length: earlier } = await emailsTo(mall.kernel, owner.person.email)
    expect((await mall.ask(sendSellerCode, { purpose: 'payment_settings' }, owner.console)).code).toBe(200)
    const changed = await askSeeing(
      mall,
      changeShopPaymentSettings,
      { ...bank, code: await codeTo(mall.kernel, owner.person.email, earlier) },
      owner.console,
    )
    mall.kernel.now = () => new Date()
    expect([changed.code, changed.data.bank_name, changed.data.account_number]).toEqual([200, 'Nordea', '•••• 7947'])
    expect(Date.parse(changed.data.paused_until ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })
})

describe('email preferences of a shop member', () => {
  it('are set by the member', async () => {
    expect((await askSeeing(mall, changeShopNotifications, { letters_for: ['100', '400'] }, seller)).data.letters_for).toEqual([100, 400])
    expect((await mall.ask(getShopNotifications, {}, seller)).data.letters_for).toEqual([100, 400])
    expect((await askSeeing(mall, changeShopNotifications, {}, seller)).data.letters_for).toEqual([])
    expect((await askSeeing(mall, changeShopNotifications, { letters_for: ['7'] }, seller)).code).toBe(1000008)
  })
})
