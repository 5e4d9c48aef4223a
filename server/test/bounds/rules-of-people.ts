import {
  acceptShopInvitation,
  askSupport,
  chooseDefaultAddress,
  forgotPassword,
  getAddresses,
  getAffiliateSummary,
  getUserInfo,
  inviteShopStaff,
  register,
  removeAddress,
  resetPassword,
  saveAddress,
  setFavourite,
  updateUser,
} from '@plaza/contract'
import { money } from '@plaza/values'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { earnedBy } from '../../src/modules/community/referrals/plan-reward.ts'
import { termsOf } from '../../src/modules/community/referrals/terms.ts'
import { newShopper, onSale, put, quote } from '../buying.ts'
import { emailsTo } from '../letters.ts'
import { newKey, staffAs } from '../recharging.ts'
import { consoleOf } from '../selling.ts'
import { sentPicture } from '../shop-goods.ts'
import { goodPassword, newcomer } from '../shoppers.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import { until } from '../until.ts'
import { hour, type Rule, type Rules, type Trial } from './trial.ts'

const publicSetting =
  (name: 'shop_name' | 'brand_hue' | 'service_url' | 'third_service_url', value: string): Rule =>
  async ({ set, config }) => {
    await set(name, value)
    expect(String((await config())[name])).toBe(value)
    await set(name, '')
    expect(String((await config())[name])).not.toBe(value)
  }

const tagline: Rule = async ({ set, config }) => {
  await set('tagline', '', { value_en: 'All under one roof', value_es: 'Todo bajo un techo' })
  expect(await config()).toMatchObject({
    tagline_en: 'All under one roof',
    tagline_es: 'Todo bajo un techo',
    tagline_th: 'All under one roof',
  })
}

const logo: Rule = async ({ mall, set, config }) => {
  const picture = await sentPicture(mall, await staffAs(mall.kernel, 'owner'))
  await set('logo', picture)
  expect((await config()).logo).toBe(picture)
}

const timeZone: Rule = async ({ mall, set, at }) => {
  // A Tuesday in UTC that is a Wednesday in the mall's time zone.
  at(new Date('2026-12-01T10:30:00Z'))
  const shopper = await newShopper(mall)
  const [goods] = await onSale(mall)
  await put(mall, shopper, goods as { productId: string })
  const first = async () => (await quote(mall, shopper)).data.shops[0]?.methods[0]?.from ?? ''
  const [inUtc, days] = [await first(), (from: string) => Date.parse(from.slice(0, 10))]
  await set('time_zone', 'Pacific/Kiritimati')
  expect(days(await first())).toBeGreaterThan(days(inUtc))
}

const answerHours: Rule = async ({ mall, set }) => {
  await set('support_answer_hours', '5')
  const { headers } = await newShopper(mall)
  const question = { topic: 'order', subject: 'Where is it?', text: 'It should be here.', idempotency_key: newKey() } as const
  const { data } = await mall.ask(askSupport, question, headers)
  expect(Date.parse(data.due ?? '') - Date.parse(data.made)).toBe(5 * hour)
}

/** Checks that every call that takes a new password requires the length that the storefront states. */
const passwordLength: Rule = async ({ mall, set, config, printed }) => {
  const least = 13
  const typed = (length: number) => {
    const password = 'quiet harbour 27 lamps'.slice(0, length)
    return { password, confirm_password: password }
  }
  const here = await newcomer(mall)
  await set('password_min_length', String(least))
  expect([(await config()).password_min_length, await printed('password_min_length')]).toEqual([least, String(least)])
  const [goods] = await onSale(mall)
  const owner = await consoleOf(mall, goods?.shopId ?? '')
  const email = `invited-${process.pid}-${newKey()}@people.example`
  expect((await mall.ask(inviteShopStaff, { email, role: 'orders' }, owner)).code).toBe(200)
  await until(async () => (await emailsTo(mall.kernel, email)).length > 0)
  const token = /token=([\w-]{43})/.exec((await emailsTo(mall.kernel, email))[0]?.body_text ?? '')?.[1] ?? ''
  const passwordForms: Record<string, (length: number) => Promise<{ code: number; data: unknown }>> = {
    register: async (length) =>
      mall.ask(register, {
        full_name: 'Nora Quill',
        email: `long-${newKey()}@people.example`,
        agreement: '1',
        captcha: await solveCaptcha(mall),
        ...typed(length),
      }),
    resetPassword: async (length) => mall.ask(resetPassword, { email: here.email, code: '000000', ...typed(length) }),
    updateUser: async (length) => mall.ask(updateUser, { old_password: goodPassword, ...typed(length) }, here.headers),
    acceptShopInvitation: async (length) => mall.ask(acceptShopInvitation, { token, full_name: 'Nora Quill', ...typed(length) } as never),
  }
  for (const [name, ask] of Object.entries(passwordForms)) {
    expect((await ask(least - 1)).data, name).toMatchObject({ fields: { password: 'too_short' } })
    // The password reset checks the code next. The code is wrong here.
    expect([name, (await ask(least)).code]).toEqual([name, name === 'resetPassword' ? 3000004 : 200])
  }
}

const revealUnknown: Rule = async ({ mall, set }) => {
  const requests = async () => mall.ask(forgotPassword, { email: `nobody-${newKey()}@people.example`, captcha: await solveCaptcha(mall) })
  expect((await requests()).code).toBe(200)
  await set('reveal_unknown_email', '1')
  expect((await requests()).code).toBe(1100008)
}

const favourites: Rule = async ({ mall, set }) => {
  const most = 53
  const found = await sql<{ id: string }>`select id from products.product where status = 'live' order by id limit ${most + 1}`.execute(
    mall.kernel.db,
  )
  const ids = found.rows.map(({ id }) => id)
  const { headers } = await newShopper(mall)
  const keep = (product_id: string[], on: '0' | '1' = '1') => mall.ask(setFavourite, { product_id, on }, headers)
  await set('favourites', String(most))
  expect(await keep(ids)).toMatchObject({ code: 3000006, data: { limit: most } })
  expect(await keep(ids.slice(0, most))).toMatchObject({ code: 200, data: { count: most } })
  expect((await keep(ids.slice(most))).code).toBe(3000006)
  // A user with more favourites than a lowered limit can still remove them, one by one.
  await set('favourites', '50')
  expect(await keep(ids.slice(0, 1), '0')).toMatchObject({ code: 200, data: { count: most - 1 } })
  expect((await keep(ids.slice(0, 1))).code).toBe(3000006)
}

const addresses: Rule = async ({ mall, set }) => {
  await set('addresses', '3')
  const { headers } = await newShopper(mall)
  const addressFields = {
    full_name: 'A Shopper',
    phone: '+66812345678',
    country: 'TH',
    state: 'Bangkok',
    city: 'Bangkok',
    postcode: '10110',
  }
  const save = (street: string, more: Record<string, string> = {}) => mall.ask(saveAddress, { ...addressFields, street, ...more }, headers)
  expect([(await save('2 Sukhumvit')).code, (await save('3 Sukhumvit')).code]).toEqual([200, 200])
  expect(await save('4 Sukhumvit')).toMatchObject({ code: 3000006, data: { limit: 3 } })
  const book = (await mall.ask(getAddresses, {}, headers)).data
  expect([book.most, book.list.length]).toEqual([3, 3])
  // A change of an existing address adds no address, so it is allowed even after the limit was lowered.
  await set('addresses', '2')
  const id = book.list[0]?.id ?? ''
  expect((await save('5 Sukhumvit', { id })).code).toBe(200)
  expect((await mall.ask(chooseDefaultAddress, { id }, headers)).data.most).toBe(2)
  const removed = await mall.ask(removeAddress, { id }, headers)
  expect([removed.code, removed.data.list.length]).toEqual([200, 2])
  expect((await save('5 Sukhumvit', { id })).code, 'a removal is not taken back beyond the limit').toBe(3000006)
}

const summaryOf = async ({ mall }: Trial) => {
  const { headers } = await newcomer(mall)
  expect((await mall.ask(getUserInfo, {}, headers)).code).toBe(200)
  return (await mall.ask(getAffiliateSummary, {}, headers)).data
}
const affiliatePercent: Rule = async (trial) => {
  await trial.set('affiliate_percent', '7.25')
  expect(await summaryOf(trial)).toMatchObject({ rate: '7.25', most: '10.00' })
  const terms = termsOf({ affiliate_percent: '7.25' })
  const earned = (amount: string) => earnedBy({ kept: money(amount), cap: null }, terms)
  expect([earned('100.00'), earned('137.86'), earned('137.93'), earned('138.10')].map(String)).toEqual(['725', '999', '1000', '1000'])
}
const affiliateMost: Rule = async (trial) => {
  await trial.set('affiliate_most', '3.33')
  expect(await summaryOf(trial)).toMatchObject({ rate: '5.00', most: '3.33' })
  const terms = termsOf({ affiliate_most: '3.33' })
  const earned = (amount: string, cap: string | null = null) =>
    String(earnedBy({ kept: money(amount), cap: cap === null ? null : money(cap) }, terms))
  expect([earned('66.40'), earned('66.60'), earned('66.80'), earned('66.60', '3.32'), earned('66.60', '3.34')]).toEqual([
    '332',
    '333',
    '333',
    '332',
    '333',
  ])
}

export const rulesOfPeople: Rules = {
  shop_name: publicSetting('shop_name', 'Agora of the harbour'),
  tagline,
  logo,
  brand_hue: publicSetting('brand_hue', '23'),
  time_zone: timeZone,
  service_url: publicSetting('service_url', 'https://help.example/chat'),
  third_service_url: publicSetting('third_service_url', 'https://line.example/chat'),
  support_answer_hours: answerHours,
  password_min_length: passwordLength,
  reveal_unknown_email: revealUnknown,
  favourites,
  addresses,
  affiliate_percent: affiliatePercent,
  affiliate_most: affiliateMost,
}
