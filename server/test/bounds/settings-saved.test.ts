import { listMallSettings, saveMallSetting } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownSettings } from '../../src/modules/operator/settings/config/known-settings.ts'
import { planLimits, limitSettings } from '../../src/modules/foundation/settings/limits.ts'
import { askSeeing } from '../ask-seeing.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { staffAs } from '../recharging.ts'
import { someId } from '../shop-goods.ts'
import { settingRows, triesOf } from './setting-rows.ts'

let mall: DemoMall
let owner: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
})
afterAll(() => mall.end())
const set = (name: string, fields: Record<string, unknown>) => askSeeing(mall, saveMallSetting, { name, ...fields }, owner)

test('every setting has a row in the table of limits', () => {
  expect(knownSettings.map(({ name }) => name)).toEqual(settingRows.map(({ name }) => name))
})

test('the list of settings returns the default and the limits of each', async () => {
  const { list } = (await mall.ask(listMallSettings, {}, owner)).data
  const listed = list.map(({ name, kind, standard, min, max, choices }) => ({ name, kind, standard, min, max, choices }))
  const shown = settingRows.map((row) => ({ min: null, max: null, choices: [], ...row }))
  expect(listed).toEqual(shown)
})

test.each(settingRows.filter((row) => triesOf(row).length > 0))(
  '$name is accepted at its limits and refused one unit beyond',
  async (row) => {
    for (const { value, fault } of triesOf(row)) {
      const answer = await set(row.name, { value })
      const expected = fault
        ? { code: 1000008, data: { fields: { value: fault } } }
        : { code: 200, data: { name: row.name, value, is_set: true } }
      expect(answer, `${row.name} = ${value.slice(0, 50)}`).toMatchObject(expected)
    }
    expect(await set(row.name, { value: '' })).toMatchObject({ code: 200, data: { value: row.standard, is_set: false } })
  },
)

test('the texts of a setting have a maximum length in each language', async () => {
  const longest = 'x'.repeat(120)
  for (const lang of ['zh', 'es', 'jp', 'th', 'zhtw']) {
    expect((await set('tagline', { value_en: longest, [`value_${lang}`]: longest })).code).toBe(200)
    expect(await set('tagline', { value_en: 'Short', [`value_${lang}`]: `${longest}x` })).toMatchObject({
      code: 1000008,
      data: { fields: { value_en: 'too_long' } },
    })
  }
  expect(await set('tagline', { value_en: `${longest}x` })).toMatchObject({ code: 1000008, data: { fields: { value_en: 'too_long' } } })
  expect((await set('tagline', {})).code).toBe(200)
})

test('the commission of a category is 50 percent at most', async () => {
  const category_id = await someId(mall, 'products.category')
  const shares = (percent: string) => set('commission_by_category', { shares: [{ category_id, percent }] })
  for (const percent of ['0', '50', '50.00']) expect((await shares(percent)).code).toBe(200)
  expect(await shares('50.01')).toMatchObject({ code: 1000008, data: { fields: { value: 'too_large' } } })
  expect((await set('commission_by_category', {})).code).toBe(200)
})

test('an out-of-range limit in the database counts as the default, and one at a limit as itself', () => {
  const fields = {
    recharges_a_day: 'rechargesADay',
    withdrawals_a_day: 'withdrawalsADay',
    transfers_a_day: 'transfersADay',
    cart_lines: 'cartLines',
    favourites: 'favourites',
    addresses: 'addresses',
    quote_minutes: 'quoteMinutes',
    pay_minutes: 'payMinutes',
  } as const
  expect(Object.keys(fields)).toEqual(Object.keys(limitSettings))
  for (const [name, field] of Object.entries(fields)) {
    const row = settingRows.find((each) => each.name === name)
    if (row?.kind !== 'number') throw new Error(`${name} is no number`)
    const { standard, min, max } = row
    const read = [min - 1, min, min + 1, max - 1, max, max + 1, min + 0.5, String(min)].map((value) => planLimits({ [name]: value })[field])
    const preset = Number(standard)
    expect(read, name).toEqual([preset, min, min + 1, max - 1, max, preset, preset, preset])
    const others = Object.entries(planLimits({ [name]: min })).filter(([other]) => other !== field)
    expect(others, `${name} changes no other limit`).toEqual(Object.entries(planLimits({})).filter(([other]) => other !== field))
  }
})
