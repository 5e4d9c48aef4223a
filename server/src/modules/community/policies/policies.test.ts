import {
  agreeToPolicies,
  exportOwnData,
  getAboutUs,
  getPrivacyPolicy,
  getReturnPolicy,
  getSupportPolicy,
  getTermsPolicy,
  getUserInfo,
  getUserPolicy,
  publishPolicy,
  saveMallSetting,
  savePolicy,
  type Policy,
} from '@plaza/contract'
import { languages } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedIn } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { newcomer } from '../../../../test/shoppers.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const calls = {
  terms: getTermsPolicy,
  privacy: getPrivacyPolicy,
  return: getReturnPolicy,
  support: getSupportPolicy,
  user: getUserPolicy,
  about_us: getAboutUs,
}
const names = Object.keys(calls) as Policy['name'][]
const read = async (name: Policy['name'], lang = 'en', input: Record<string, string> = {}) =>
  mall.ask(calls[name] as typeof getTermsPolicy, input, { lang })

describe('policy', () => {
  test.each(names)('%s is available in six languages without an unfilled placeholder', async (name) => {
    const said = await Promise.all(languages.map(async (lang) => (await read(name, lang)).data))
    expect(said.map(({ lang }) => lang)).toEqual(languages)
    expect(new Set(said.map(({ title }) => title)).size).toBeGreaterThan(3)
    for (const { html } of said) expect(html.replaceAll(/https?:[^"]*/g, '')).not.toMatch(/[{}]/)
  })

  test('shows the current settings, and a new value as soon as it is set', async () => {
    const days = async (lang: string) => /(\d+) ?(?:days of|日以内)/.exec((await read('return', lang)).data.html)?.[1]
    expect([await days('en'), await days('jp')]).toEqual(['7', '7'])
    expect((await read('terms')).data.html).toContain('<td>0.5 %, at least $1.00</td>')
    const owner = await staffAs(mall.kernel, 'owner')
    await askSeeing(mall, saveMallSetting, { name: 'return_days', value: '14' }, owner)
    await askSeeing(mall, saveMallSetting, { name: 'withdrawal_fee_percent', value: '0.75' }, owner)
    await askSeeing(mall, saveMallSetting, { name: 'shop_name', value: 'Cats & <Dogs>' }, owner)
    await expect.poll(async () => [await days('en'), await days('jp')]).toEqual(['14', '14'])
    expect((await read('terms')).data.html).toContain('<td>0.75 %, at least $1.00</td>')
    expect((await read('terms')).data.html).toContain('Cats &amp; &lt;Dogs&gt; is a marketplace')
    await askSeeing(mall, saveMallSetting, { name: 'shop_name', value: 'Plaza' }, owner)
    await expect.poll(async () => (await read('terms')).data.html).toContain('Plaza is a marketplace')
  })

  test('about us lists nine refusals of the mall, each with a link to its proof', async () => {
    for (const lang of languages) {
      const { html } = (await mall.ask(getAboutUs, { data: lang })).data
      expect([...html.matchAll(/<li><strong>[^<]{10,}<\/strong><br>[^<]{10,}<a href="[^"]+">[^<]+<\/a><\/li>/g)]).toHaveLength(9)
    }
    expect((await mall.ask(getAboutUs, { data: '' }, { lang: 'th' })).data.lang).toBe('th')
    expect((await mall.ask(getAboutUs, { data: 'klingon' } as never)).code).toBe(1000008)
  })

  test('a future version is hidden, then takes effect, lists its changes and leaves the old one readable', async () => {
    const hand = await staffAs(mall.kernel, 'catalogue')
    const draft = { name: 'user', title_en: 'Rules', html_en: '<h2>All of it</h2><p>New rules</p>', changes_en: 'It is short' } as const
    await askSeeing(mall, savePolicy, draft, hand)
    expect((await read('user', 'en', { version: '2' })).code).toBe(2000019)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await askSeeing(mall, publishPolicy, { name: 'user', version: '2', effective_at: tomorrow }, hand)
    expect((await read('user')).data).toMatchObject({ version: 1, changes: '', versions: [{ version: 1 }] })
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(Date.now() + 2 * 86_400_000)
    mall.kernel.cache.dropAll()
    expect((await read('user', 'th')).data).toMatchObject({ version: 2, lang: 'en', title: 'Rules', changes: 'It is short' })
    expect((await read('user', 'th', { version: '1' })).data).toMatchObject({
      version: 1,
      lang: 'th',
      versions: [{ version: 2 }, { version: 1 }],
    })
    mall.kernel.now = now
    mall.kernel.cache.dropAll()
  })
})

test('a new customer accepted the current version; another version asks once and names the accepted one', async () => {
  const ada = await newcomer(mall)
  const toAgree = async () => (await mall.ask(getUserInfo, {}, ada.headers)).data.to_agree
  expect(await toAgree()).toBeNull()
  expect((await mall.ask(getUserInfo, {}, await signedIn(mall.kernel, 'mali'))).data.to_agree, 'the cast agreed as well').toBeNull()
  const hand = await staffAs(mall.kernel, 'catalogue')
  await askSeeing(mall, savePolicy, { name: 'terms', title_en: 'Terms', html_en: '<p>Others</p>' }, hand)
  expect(await toAgree(), 'a draft asks nobody').toBeNull()
  await askSeeing(mall, publishPolicy, { name: 'terms', version: '2' }, hand)
  expect(await toAgree()).toMatchObject({ name: 'terms', version: 2 })
  for (const version of ['1', '3']) expect((await mall.ask(agreeToPolicies, { name: 'terms', version }, ada.headers)).code).toBe(2000019)
  const agreeing = () => mall.ask(agreeToPolicies, { name: 'terms', version: '2' }, ada.headers)
  const answers = await Promise.all([agreeing(), agreeing(), agreeing()])
  expect(answers.map(({ data }) => data.to_agree)).toEqual([null, null, null])
  const taken = (await mall.ask(exportOwnData, {}, ada.headers)).data['agreements'] as { name: string; version: number }[]
  expect(taken.map(({ name, version }) => `${name} ${version}`)).toEqual(['privacy 1', 'terms 1', 'terms 2'])
})
