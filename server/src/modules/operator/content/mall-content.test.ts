import { hourMs } from '@plaza/values'
import {
  claimCoupon,
  getAnnouncements,
  getNews,
  getNewsItem,
  getStore,
  listCoupons,
  listEdits,
  listMallAds,
  listMallCoupons,
  listPolicies,
  endMallCoupon,
  publishAd,
  publishAnnouncement,
  publishPolicy,
  publishPost,
  publishStory,
  removeAd,
  removePolicyDraft,
  restorePolicy,
  saveAd,
  saveAnnouncement,
  saveMallCoupon,
  savePolicy,
  savePost,
  saveStory,
  takeBack,
  type AdsByPosition,
  type EditKind,
} from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { signedIn } from '../../../../test/people.ts'
import { policyInForce } from '../../foundation/content/texts/policy-rows.ts'

type Headers = Record<string, string>
let mall: DemoMall
let hand: Headers
let auditor: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  hand = await staffAs(mall.kernel, 'catalogue')
  auditor = await staffAs(mall.kernel, 'auditor')
})
afterAll(() => mall.end())

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const takeLastBack = async (kind: EditKind, thing: string) => {
  const [edit] = (await mall.ask(listEdits, { kind, thing }, hand)).data.list
  return askSeeing(mall, takeBack, { id: edit?.id ?? '' }, hand)
}

describe('ad', () => {
  const shown = async () => ((await mall.ask(getStore, { type: 'advert' })).data as AdsByPosition).bottom.map((each) => each.title_en)
  const ad = { position: 'bottom', link: '#/pages/recommend', title_en: 'Lamps for long evenings', title_th: 'โคมไฟ' } as const

  it('is a draft until published, then visible to shoppers, and can be undone with one press', async () => {
    const { data } = await askSeeing(mall, saveAd, ad, hand)
    expect(data).toMatchObject({ state: 'draft', missing: 4, title_th: 'โคมไฟ' })
    expect(await shown()).not.toContain(ad.title_en)
    expect((await askSeeing(mall, publishAd, { id: data.id }, auditor)).code).toBe(3000001)
    expect((await askSeeing(mall, publishAd, { id: data.id }, hand)).data.state).toBe('running')
    await expect.poll(shown).toContain(ad.title_en)
    await askSeeing(mall, saveAd, { ...ad, id: data.id, title_en: 'Lamps for short nights' }, hand)
    await expect.poll(shown).toContain('Lamps for short nights')
    await takeLastBack('ad', data.id)
    await expect.poll(shown).toContain(ad.title_en)
    await askSeeing(mall, removeAd, { id: data.id }, hand)
    await expect.poll(shown).not.toContain(ad.title_en)
    await takeLastBack('ad', data.id)
    await expect.poll(shown).toContain(ad.title_en)
  })

  it('starts and ends on time, to the second, although its response is cached', async () => {
    const { data } = await askSeeing(mall, saveAd, { ...ad, title_en: 'On time', from: inHours(1), to: inHours(2) }, hand)
    expect((await askSeeing(mall, publishAd, { id: data.id }, hand)).data.state).toBe('planned')
    const { now } = mall.kernel
    const at = async (hours: number) => {
      mall.kernel.now = () => new Date(Date.now() + hours * hourMs)
      mall.kernel.cache.dropAll()
      return shown()
    }
    expect(await at(0.99)).not.toContain('On time')
    expect(await at(1.01)).toContain('On time')
    expect(await at(2.01)).not.toContain('On time')
    mall.kernel.now = now
    mall.kernel.cache.dropAll()
  })

  it('links to a mall page or a safe URL, ends after its start and shows only uploaded images', async () => {
    expect((await askSeeing(mall, saveAd, { ...ad, link: 'javascript:alert(1)' }, hand)).code).toBe(1000008)
    const early = await askSeeing(mall, saveAd, { ...ad, from: inHours(2), to: inHours(1) }, hand)
    expect(early).toMatchObject({ code: 1000008, data: { fields: { to: 'too_early' } } })
    const strange = await askSeeing(mall, saveAd, { ...ad, images: ['somebody/elses/640.webp'] } as never, hand)
    expect(strange).toMatchObject({ code: 1000008, data: { fields: { images: 'unknown' } } })
    const known = (await mall.ask(listMallAds, {}, auditor)).data.list.find((each) => each.pictures.length > 0)
    const images = known?.pictures.map((each) => each.image) ?? []
    const same = { position: known?.position ?? 'top', link: known?.link ?? '', title_en: 'Its own pictures', images, id: known?.id ?? '' }
    expect((await askSeeing(mall, saveAd, same as never, hand)).data.pictures).toEqual(known?.pictures)
  })
})

describe('announcements, articles and posts', () => {
  it('an announcement is shown after it is published', async () => {
    const titles = async () => (await mall.ask(getAnnouncements)).data.map((each) => each.title_en)
    const { data } = await askSeeing(mall, saveAnnouncement, { title_en: 'We close early', text_en: 'At six.' }, hand)
    expect(await titles()).not.toContain('We close early')
    await askSeeing(mall, publishAnnouncement, { id: data.id }, hand)
    await expect.poll(titles).toContain('We close early')
    await takeLastBack('announcement', data.id)
    await expect.poll(titles).not.toContain('We close early')
  })

  it('an article appears at its time and without executable markup', async () => {
    const story = { kind: 'guide', title_en: 'Tea', excerpt_en: 'How', body_en: '<p onclick="x()">Boil</p><script>y()</script>' } as const
    const { data } = await askSeeing(mall, saveStory, story, hand)
    expect(data).toMatchObject({ state: 'draft', minutes: 1, body_en: '<p>Boil</p>' })
    expect((await mall.ask(getNewsItem, { id: data.id })).code).toBe(2000019)
    await askSeeing(mall, publishStory, { id: data.id }, hand)
    await expect.poll(async () => (await mall.ask(getNews, {})).data.list[0]?.title_en).toBe('Tea')
    expect((await askSeeing(mall, saveStory, { ...story, id: data.id, date: inHours(5) }, hand)).data.state).toBe('planned')
    await expect.poll(async () => (await mall.ask(getNewsItem, { id: data.id })).code).toBe(2000019)
  })

  it('a post stores the products it is about', async () => {
    const post = { title_en: 'Three lamps', excerpt_en: 'For reading', body_en: '<p>One.</p>', product_ids: ['1', '2'] }
    const { data } = await askSeeing(mall, savePost, post as never, hand)
    expect(data).toMatchObject({ product_ids: ['1', '2'], state: 'draft' })
    expect((await askSeeing(mall, publishPost, { id: data.id }, hand)).data.state).toBe('running')
  })

  it('a stale version cannot overwrite a newer change', async () => {
    const { data } = await askSeeing(mall, saveAnnouncement, { title_en: 'Twice', text_en: 'One' }, hand)
    const seen = { id: data.id, title_en: 'Twice', version: data.version }
    expect((await askSeeing(mall, saveAnnouncement, { ...seen, text_en: 'Two' }, hand)).code).toBe(200)
    expect((await askSeeing(mall, saveAnnouncement, { ...seen, text_en: 'Three' }, hand)).code).toBe(3000007)
  })
})

describe('policy', () => {
  const inForce = async () => (await policyInForce(mall.kernel.db, 'terms', mall.kernel.now()))?.texts['en']?.['html']
  const versions = async () => (await mall.ask(listPolicies, { name: 'terms' }, auditor)).data.list[0]?.versions ?? []
  const draft = { name: 'terms', title_en: 'Terms', html_en: '<p>New terms</p>', changes_en: 'All of it' } as const

  it('is drafted, published from a date and never overwritten; one press restores an old version as a new one', async () => {
    const first = await inForce()
    const { data } = await askSeeing(mall, savePolicy, draft, hand)
    const version = data.versions[0]?.version ?? 0
    expect(data.versions[0]).toMatchObject({ version: 2, state: 'draft', changes_en: 'All of it' })
    expect(await inForce()).toBe(first)
    expect((await mall.ask(savePolicy, { ...draft, seen: '1-published' }, hand)).code, 'somebody drafts it already').toBe(3000007)
    const publish = (effective_at: string) =>
      askSeeing(mall, publishPolicy, { name: 'terms', version: String(version), effective_at }, hand)
    expect(await publish(inHours(-1))).toMatchObject({ code: 1000008, data: { fields: { effective_at: 'past' } } })
    expect(await publish('2026-19-31T00:00Z')).toMatchObject({ code: 1000008, data: { fields: { effective_at: 'time' } } })
    const planned = await publish(inHours(24))
    expect(planned.data.versions.map((each) => each.state)).toEqual(['planned', 'in_force'])
    expect(await inForce()).toBe(first)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(Date.now() + 25 * hourMs)
    expect(await inForce()).toBe('<p>New terms</p>')
    hand = await staffAs(mall.kernel, 'catalogue')
    expect((await askSeeing(mall, restorePolicy, { name: 'terms', version: '1' }, hand)).data.versions.map((each) => each.state)).toEqual([
      'in_force',
      'past',
      'past',
    ])
    expect(await inForce()).toBe(first)
    mall.kernel.now = now
    hand = await staffAs(mall.kernel, 'catalogue')
  })

  it('has a draft that can be discarded, and loads the text of a version when it is opened', async () => {
    await askSeeing(mall, savePolicy, { ...draft, name: 'privacy' }, hand)
    expect((await askSeeing(mall, removePolicyDraft, { name: 'privacy' }, hand)).data.versions.map((each) => each.state)).toEqual([
      'in_force',
    ])
    expect((await askSeeing(mall, removePolicyDraft, { name: 'privacy' }, hand)).code).toBe(2000019)
    expect((await versions()).every((each) => each.html_en)).toBe(true)
    expect(JSON.stringify((await mall.ask(listPolicies, {}, auditor)).data)).not.toContain('html_en')
  })
})

describe('mall coupon', () => {
  const coupon = { code: 'evening20', name_en: 'Twenty off', kind: 'percent', value: '20', cap: '15.00' } as const

  it('is claimed by shoppers while it runs, honors its promised terms, and ends', async () => {
    const { data } = await askSeeing(mall, saveMallCoupon, coupon, hand)
    expect(data).toMatchObject({ code: 'EVENING20', shop: null, running: 'running', value: '20' })
    const offered = async () => (await mall.ask(listCoupons, { limit: '50' })).data.list.map((each) => each.code)
    await expect.poll(offered).toContain('EVENING20')
    expect((await askSeeing(mall, saveMallCoupon, coupon, hand)).data).toMatchObject({ fields: { code: 'taken' } })
    expect((await mall.ask(listMallCoupons, { state: 'running' }, auditor)).data.list[0]?.code).toBe('EVENING20')
    expect((await askSeeing(mall, endMallCoupon, { id: data.id }, auditor)).code).toBe(3000001)
    expect((await askSeeing(mall, endMallCoupon, { id: data.id }, hand)).data.running).toBe('ended')
    await expect.poll(offered).not.toContain('EVENING20')
    expect((await takeLastBack('coupon', data.id)).code).toBe(200)
    await expect.poll(offered).toContain('EVENING20')
  })

  it('a change can be undone with one press unless a customer claimed the coupon meanwhile', async () => {
    const { data } = await askSeeing(mall, saveMallCoupon, { ...coupon, code: 'morning10', ends_at: inHours(24) }, hand)
    const stands = async () => (await mall.ask(listMallCoupons, { id: data.id }, auditor)).data.list[0]
    await askSeeing(mall, saveMallCoupon, { ...coupon, id: data.id, code: 'morning10', value: '30', ends_at: data.ends_at ?? '' }, hand)
    expect((await takeLastBack('coupon', data.id)).code).toBe(200)
    expect(await stands()).toMatchObject({ value: '20', cap: '15.00', ends_at: data.ends_at })
    await askSeeing(mall, saveMallCoupon, { ...coupon, id: data.id, code: 'morning10', ends_at: inHours(48) }, hand)
    expect((await mall.ask(claimCoupon, { code: 'MORNING10' }, await signedIn(mall.kernel, 'mali'))).code).toBe(200)
    expect(await takeLastBack('coupon', data.id)).toMatchObject({ code: 1000008, data: { fields: { ends_at: 'promised' } } })
  })
})
