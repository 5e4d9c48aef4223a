import {
  getAddresses,
  getCart,
  getCurrency,
  getLanguages,
  getStore,
  listCurrencies,
  listEdits,
  listMallSettings,
  saveAddress,
  saveCurrency,
  saveLanguage,
  saveMallSetting,
  takeBack,
  type WebsiteConfig,
} from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedIn } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let owner: Headers
let finance: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
  finance = await staffAs(mall.kernel, 'finance')
})
afterAll(() => mall.end())

const rateOf = async (code: string) => (await mall.ask(getCurrency)).data.list.find((each) => each.code === code)?.rate
const listed = async (code: string) => (await mall.ask(listCurrencies, {}, finance)).data.list.find((each) => each.code === code)
const baht = { code: 'THB', symbol: '฿' }

describe('currency rate', () => {
  it('a change is visible immediately, with the old value, its author and undo with one press', async () => {
    const before = await rateOf('THB')
    expect((await askSeeing(mall, saveCurrency, { ...baht, rate: '40' }, finance)).code).toBe(3000001)
    expect((await askSeeing(mall, saveCurrency, { ...baht, rate: '40.50' }, owner)).data).toMatchObject({ rate: '40.5', coming: null })
    await expect.poll(() => rateOf('THB')).toBe('40.5')
    const [edit] = (await mall.ask(listEdits, { kind: 'currency', thing: 'THB' }, owner)).data.list
    expect(edit).toMatchObject({ before: { rate: before }, after: { rate: '40.5' }, by: expect.stringMatching(/\w/) })
    expect((await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, owner)).code).toBe(200)
    await expect.poll(() => rateOf('THB')).toBe(before)
    expect((await listed('THB'))?.history.map(({ rate }) => rate)).toEqual([before, '40.5', before])
  })

  it('a planned change applies from its time, to the second, and a newer change cancels it', async () => {
    const before = await rateOf('THB')
    const effective_at = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await askSeeing(mall, saveCurrency, { ...baht, rate: '44', effective_at }, owner)
    expect(data).toMatchObject({ rate: before, coming: { rate: '44', effective_at } })
    expect(await rateOf('THB')).toBe(before)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(Date.parse(effective_at) + 1)
    mall.kernel.cache.dropAll()
    expect(await rateOf('THB')).toBe('44')
    mall.kernel.now = now
    expect((await askSeeing(mall, saveCurrency, { ...baht, rate: '41' }, owner)).data).toMatchObject({ rate: '41', coming: null })
    mall.kernel.now = () => new Date(Date.parse(effective_at) + 1)
    mall.kernel.cache.dropAll()
    expect(await rateOf('THB'), 'the plan is over').toBe('41')
    mall.kernel.now = now
    mall.kernel.cache.dropAll()
  })

  it('starts within a year, and at a time that exists', async () => {
    const from = (effective_at: string) => askSeeing(mall, saveCurrency, { ...baht, rate: '44', effective_at }, owner)
    const far = new Date(Date.now() + 400 * 86_400_000).toISOString()
    expect(await from(far)).toMatchObject({ code: 1000008, data: { fields: { effective_at: 'too_late' } } })
    expect(await from('2026-19-31T00:00Z')).toMatchObject({ code: 1000008, data: { fields: { effective_at: 'time' } } })
  })

  it('is 1 for the base currency, which cannot be disabled', async () => {
    const dollar = { code: 'USD', symbol: '$' }
    expect(await askSeeing(mall, saveCurrency, { ...dollar, rate: '2' }, owner)).toMatchObject({
      code: 1000008,
      data: { fields: { rate: 'base' } },
    })
    expect((await askSeeing(mall, saveCurrency, { ...dollar, rate: '1', enabled: '0' }, owner)).code).toBe(1000008)
    expect((await askSeeing(mall, saveCurrency, { ...dollar, rate: '0' }, owner)).code).toBe(1000008)
  })

  it('rejects a symbol with a digit, which would be read as part of the amount', async () => {
    for (const symbol of ['16,250', 'A$2', '๑'])
      expect(await askSeeing(mall, saveCurrency, { ...baht, symbol, rate: '36.5' }, owner)).toMatchObject({
        code: 1000008,
        data: { fields: { symbol: 'malformed' } },
      })
  })

  it('a stale version cannot overwrite a newer change', async () => {
    const seen = (await listed('EUR'))?.version ?? ''
    expect((await askSeeing(mall, saveCurrency, { code: 'EUR', symbol: '€', rate: '0.9', version: seen }, owner)).code).toBe(200)
    const late = await askSeeing(mall, saveCurrency, { code: 'EUR', symbol: '€', rate: '0.8', version: seen }, owner)
    expect(late).toMatchObject({ code: 3000007, data: { current: { rate: '0.9' } } })
  })

  it('a new currency brings its rate, and undo disables it', async () => {
    await askSeeing(mall, saveCurrency, { code: 'CHF', symbol: 'Fr', rate: '0.88' }, owner)
    await expect.poll(() => rateOf('CHF')).toBe('0.88')
    const [edit] = (await mall.ask(listEdits, { kind: 'currency', thing: 'CHF' }, owner)).data.list
    expect(edit?.before).toBeNull()
    await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, owner)
    await expect.poll(() => rateOf('CHF')).toBeUndefined()
    expect(await listed('CHF')).toMatchObject({ enabled: false })
  })
})

describe('languages', () => {
  it('can be disabled by the owner, except English', async () => {
    const codes = async () => (await mall.ask(getLanguages)).data.map(({ code }) => code)
    await askSeeing(mall, saveLanguage, { code: 'th', name: 'ไทย', enabled: '0' }, owner)
    await expect.poll(codes).not.toContain('th')
    await askSeeing(mall, saveLanguage, { code: 'th', name: 'ไทย', enabled: '1' }, owner)
    await expect.poll(codes).toContain('th')
    expect((await askSeeing(mall, saveLanguage, { code: 'en', name: 'English', enabled: '0' }, owner)).code).toBe(1000008)
  })
})

describe('mall settings', () => {
  const config = async () => (await mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig
  const city = { country: 'jp', state: 'Osaka', city: 'Osaka', street: '2-7-5 Nakazaki, Kita-ku', postcode: '530-0015' }
  const set = (name: string, value: string, more = {}) => askSeeing(mall, saveMallSetting, { name, value, ...more }, owner)

  it('list their values and defaults, and each can be set', async () => {
    const { list } = (await mall.ask(listMallSettings, {}, finance)).data
    expect(list.find(({ name }) => name === 'return_days')).toMatchObject({ value: '7', standard: '7', kind: 'number', min: 1 })
    for (const { name, kind, standard } of list.filter((each) => each.standard !== '' && each.kind !== 'words'))
      expect(await set(name, standard), name).toMatchObject({ code: 200, data: { is_set: true, kind, value: standard } })
    expect((await askSeeing(mall, saveMallSetting, { name: 'return_days', value: '8' }, finance)).code).toBe(3000001)
    expect((await set('demo', '1')).code).toBe(2000019)
  })

  it('a change is visible to shoppers immediately, and one press restores the old value', async () => {
    await set('brand_hue', '20')
    await set('shop_name', 'Agora')
    await askSeeing(mall, saveMallSetting, { name: 'tagline', value_en: 'All under one roof', value_es: 'Todo bajo un techo' }, owner)
    await expect.poll(config).toMatchObject({ brand_hue: 20, shop_name: 'Agora', tagline_es: 'Todo bajo un techo' })
    const [edit] = (await mall.ask(listEdits, { kind: 'config', thing: 'shop_name' }, owner)).data.list
    await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, owner)
    await expect.poll(async () => (await config()).shop_name).toBe('Plaza')
  })

  it('apply to the next action: an address book that is now full, and a cart', async () => {
    const mali = await signedIn(mall.kernel, 'mali')
    const bounds = async () => [(await mall.ask(getAddresses, {}, mali)).data.most, (await mall.ask(getCart, {}, mali)).data.most]
    await set('addresses', '1')
    await set('cart_lines', '30')
    await expect.poll(bounds).toEqual([1, 30])
    expect(await mall.ask(saveAddress, { ...city, full_name: 'Mali', phone: '090-5550-0163' }, mali)).toMatchObject({
      code: 3000006,
      data: { limit: 1 },
    })
    for (const name of ['addresses', 'cart_lines']) await set(name, '')
    await expect.poll(bounds).toEqual([20, 200])
  })

  it.each([
    ['cart_lines', '201', 'too_large'],
    ['return_days', '0', 'too_small'],
    ['return_days', '7.5', 'number'],
    ['password_min_length', '6', 'too_small'],
    ['min_recharge', '1e3', 'money'],
    ['brand_hue', '360', 'too_large'],
    ['time_zone', 'Nowhere/At All', 'unknown'],
    ['merchant_transfer', 'sometimes', 'choice'],
    ['service_url', 'javascript:alert(1)', 'malformed'],
    ['withdrawal_fee_percent', '51', 'too_large'],
  ])('%s cannot be %s', async (name, value, fault) => {
    expect(await set(name, value)).toMatchObject({ code: 1000008, data: { fields: { value: fault } } })
  })

  it('left empty return to the default', async () => {
    await set('return_days', '30')
    await expect.poll(async () => (await config()).return_days).toBe(30)
    expect((await set('return_days', '')).data).toMatchObject({ value: '7', is_set: false })
    await expect.poll(async () => (await config()).return_days).toBe(7)
  })
})
