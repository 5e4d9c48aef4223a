import {
  getCurrency,
  getReturnPolicy,
  getStore,
  listCurrencies,
  listEdits,
  listMallAds,
  publishPolicy,
  restorePolicy,
  saveAd,
  saveCurrency,
  savePolicy,
  saveWords,
  takeBack,
  type EditKind,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { composeMall, makeKernel, type Mall } from '../src/app.ts'
import { inDatabase } from './database.ts'
import { askSeeing } from './ask-seeing.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { staffAs } from './recharging.ts'
import { testEnvironment } from './test-environment.ts'

const promisedMs = 2000
let mall: DemoMall
/** Another process of the same mall. The two processes share only the database. */
let other: Mall
let owner: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  const named = await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)
  const url = inDatabase(inject('postgres').url, named.rows[0]?.name ?? '')
  other = await composeMall(makeKernel(testEnvironment(inject('dataDir')), url), url)
  owner = await staffAs(mall.kernel, 'owner')
})
afterAll(async () => {
  await other.close()
  await mall.end()
})

const there = async (url: string): Promise<string> =>
  (await other.app.inject({ method: 'GET', url: `/api${url}`, headers: { lang: 'en' } })).body
/** Time until a change in the first process is visible in the other process, which has read the old value before. */
const seen = async (url: string, wanted: string, change: () => Promise<{ code: number }>): Promise<number> => {
  expect(await there(url)).not.toContain(wanted)
  expect((await change()).code).toBe(200)
  const since = performance.now()
  await expect.poll(() => there(url), { timeout: 10_000, interval: 5 }).toContain(wanted)
  return performance.now() - since
}
const back = async (kind: EditKind, thing: string) => {
  const [edit] = (await mall.ask(listEdits, { kind, thing }, owner)).data.list
  return askSeeing(mall, takeBack, { id: edit?.id ?? '' }, owner)
}

test('a rate appears in another process within two seconds, and so does its undo', async () => {
  const baht = (await mall.ask(listCurrencies, {}, owner)).data.list.find(({ code }) => code === 'THB')
  const before = `"rate":"${baht?.rate}"`
  const at = getCurrency.path
  expect(
    await seen(at, '"rate":"41.125"', () => askSeeing(mall, saveCurrency, { code: 'THB', symbol: '฿', rate: '41.125' }, owner)),
  ).toBeLessThan(promisedMs)
  expect(await seen(at, before, () => back('currency', 'THB'))).toBeLessThan(promisedMs)
})

test('an ad appears in another process within two seconds, and so does its undo', async () => {
  const ad = (await mall.ask(listMallAds, {}, owner)).data.list.find(({ state, position }) => state === 'running' && position === 'top')
  if (!ad) throw new Error('no ad runs at the top')
  const { id, position, link, title_en: title = '', pictures, rank } = ad
  const at = `${getStore.path}?type=advert`
  const images = pictures.map(({ image }) => image)
  const change = () => askSeeing(mall, saveAd, { id, position, link, images, rank: String(rank), title_en: 'Seen at once' } as never, owner)
  expect(await seen(at, 'Seen at once', change)).toBeLessThan(promisedMs)
  expect(await seen(at, title, () => back('ad', id))).toBeLessThan(promisedMs)
})

test('a policy appears in another process within two seconds, and so does its previous version', async () => {
  const at = getReturnPolicy.path
  const before = (JSON.parse(await there(at)) as { data: { title: string; version: number } }).data
  const { versions } = (
    await askSeeing(mall, savePolicy, { name: 'return', title_en: 'Thirty days', html_en: '<p>Thirty days.</p>' }, owner)
  ).data
  const version = String(versions[0]?.version)
  expect(await seen(at, 'Thirty days.', () => askSeeing(mall, publishPolicy, { name: 'return', version }, owner))).toBeLessThan(promisedMs)
  const restore = () => askSeeing(mall, restorePolicy, { name: 'return', version: String(before.version) }, owner)
  expect(await seen(at, `"title":"${before.title}"`, restore)).toBeLessThan(promisedMs)
})

test('a text appears in another process within two seconds, and so does its undo', async () => {
  const nobody = '/operator/words'
  const before = JSON.parse(await there(nobody)) as { message: string }
  const change = () => askSeeing(mall, saveWords, { key: 'code.1100003', text_en: 'Who are you? Please log in.' }, owner)
  expect(await seen(nobody, 'Who are you? Please log in.', change)).toBeLessThan(promisedMs)
  expect(await seen(nobody, before.message, () => back('words', 'code.1100003'))).toBeLessThan(promisedMs)
})
