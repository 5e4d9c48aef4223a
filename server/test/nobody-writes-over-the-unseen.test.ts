import {
  listCurrencies,
  listEdits,
  listMallAds,
  listMallAnnouncements,
  listMallBrands,
  listMallCarriers,
  listMallCategories,
  listMallCoupons,
  listMallLanguages,
  listMallNews,
  listMallPosts,
  listMallSettings,
  listMallWallets,
  listPolicies,
  listWords,
  saveAd,
  saveAnnouncement,
  saveBrand,
  saveCarrier,
  saveCategory,
  saveCurrency,
  saveLanguage,
  saveMallCoupon,
  saveMallSetting,
  saveMallWallet,
  savePolicy,
  savePost,
  saveShopProduct,
  saveStory,
  saveWords,
  showCase,
  showShopProduct,
  type Call,
  type CallShape,
} from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSeeing, guardOf } from './ask-seeing.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { onSale } from './on-sale.ts'
import { signedIn } from './people.ts'
import { newKey, sendRecharge, staffAs } from './recharging.ts'
import { consoleOf } from './selling.ts'
import { saved } from './shop-goods.ts'
import { unguarded } from './unguarded-changes.ts'
import { type Row, rowsBesideEdits } from './unseen-rows.ts'

type Headers = Record<string, string>
type Fields = Record<string, unknown>
let mall: DemoMall
let owner: Headers
let seller: Headers
let kenji: Headers
let shopId: string
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
  kenji = await signedIn(mall.kernel, 'kenji')
  const [product] = await onSale(mall)
  shopId = product?.shopId ?? ''
  seller = await consoleOf(mall, shopId)
})
afterAll(() => mall.end())

/** Field names with which a sender can state the version of the record that they saw. */
const guards = ['version', 'if_version', 'if_match', 'etag', 'revision', 'seen', 'updated_at', 'changed_at', 'stood', 'expected']
/** In these calls `version` selects the text of a policy, and nothing is overwritten. */
const namesAText = ['agreeToPolicies', 'getAboutUs']
/** For these calls, only the audit log names the author of the last change. */
const withoutAuthor = ['decideCase', 'saveServiceHouse', 'changeStaff', 'assignConversation', 'assignTicket']
/** Clients older than the idempotency key rely on this input. */
const promisedWithoutKey = ['mergeCart']

const inputOf = ({ name, call }: { name: string; call: Call }) => fieldsOf(call.input as never, name).fields
const changes = everyCall.filter(({ call }) => call.method === 'POST')
const guardIn = (each: (typeof changes)[number]) => {
  const found = inputOf(each).filter(({ name }) => guards.includes(name))
  // If `version` selects a policy text, `seen` states the version that the sender saw.
  return found.find(({ name }) => name === 'seen') ?? found[0]
}
const isGuarded = ({ call }: { call: CallShape }) => 'changed_meanwhile' in (call.refusals ?? {})
const guarded = changes.filter(isGuarded)

let made = 0
const unlike = () => `No ${(made += 1)}`
const done = async (answer: Promise<{ code: number; data: unknown }>): Promise<{ id: string }> => {
  const { code, data } = await answer
  expect(code).toBe(200)
  return data as { id: string }
}
const change = (call: Call, fields: Fields, who = owner) => done(askSeeing(mall, call, fields, who))

/** A test row for an existing record that is selected by name. */
const named = (call: Call, read: Call, fields: () => Fields): Row => ({
  theirs: () => change(call, fields()),
  mine: fields,
  read: () => [read, {}],
})
const rate = () => ({ code: 'THB', symbol: '฿', rate: `4${(made += 1)}.5` })
const wallet = () => ({
  ...{ code: 'BTC', name: unlike(), asset: 'BTC', network: 'Bitcoin', rate: '60000', min: '0.001', precision: '8' },
})
const carrier = () => ({ key: 'slow-post', name: unlike(), forms: ['SP#{9}'], example: 'SP123456789' })

/** Test rows for a record created in the test. The change under test is either another save or another call. */
const ofMade = (save: Call, read: Call, fields: () => Fields): { by: (mine: (id: string) => Fields) => Row; save: Row } => {
  const by = (mine: (id: string) => Fields): Row => ({
    thing: async () => (await change(save, fields())).id,
    theirs: (id) => change(save, { ...fields(), id }),
    mine,
    read: () => [read, {}],
  })
  return { by, save: by((id) => ({ ...fields(), id })) }
}
const one = (id: string) => ({ id })
const shown = (id: string) => ({ id, on: '1' })
const ads = ofMade(saveAd, listMallAds, () => ({ position: 'top', link: '#/', title_en: unlike() }))
const announcements = ofMade(saveAnnouncement, listMallAnnouncements, () => ({ title_en: unlike(), text_en: 'At six.' }))
const written = () => ({ title_en: unlike(), excerpt_en: 'How', body_en: '<p>So.</p>' })
const stories = ofMade(saveStory, listMallNews, () => ({ ...written(), kind: 'guide' }))
const posts = ofMade(savePost, listMallPosts, written)
const categories = ofMade(saveCategory, listMallCategories, () => ({ name_en: unlike() }))
const brands = ofMade(saveBrand, listMallBrands, () => ({ name: unlike() }))
const coupons = ofMade(saveMallCoupon, listMallCoupons, () => ({ code: `UNSEEN${(made += 1)}`, name_en: unlike(), kind: 'free_delivery' }))

const draft = () => ({ name: 'support', title_en: unlike(), html_en: '<p>Ask us.</p>' })
const ofPolicy = (mine: (version: string) => Fields): Row => ({
  thing: async () => {
    const { data } = await askSeeing(mall, savePolicy, draft(), owner)
    return String(data.versions[0]?.version)
  },
  theirs: () => change(savePolicy, draft()),
  mine,
  read: () => [listPolicies, { name: 'support' }],
})

const rows: Readonly<Record<string, Row>> = {
  ...rowsBesideEdits({ mall: () => mall, seller: () => seller, kenji: () => kenji, shopId: () => shopId, unlike, change }),
  saveCurrency: named(saveCurrency, listCurrencies, rate),
  saveLanguage: named(saveLanguage, listMallLanguages, () => ({ code: 'th', name: unlike() })),
  saveMallWallet: named(saveMallWallet, listMallWallets, wallet),
  saveMallSetting: named(saveMallSetting, listMallSettings, () => ({ name: 'shop_name', value: unlike() })),
  saveCarrier: named(saveCarrier, listMallCarriers, carrier),
  saveWords: named(saveWords, listWords, () => ({ key: 'code.1000008', text_en: unlike() })),
  takeBack: {
    thing: async () => {
      await change(saveCurrency, rate())
      return (await mall.ask(listEdits, { kind: 'currency', thing: 'THB' }, owner)).data.list[0]?.id ?? ''
    },
    theirs: () => change(saveCurrency, rate()),
    mine: one,
    read: () => [listCurrencies, {}],
  },
  saveAd: ads.save,
  publishAd: ads.by(shown),
  removeAd: ads.by(one),
  saveAnnouncement: announcements.save,
  publishAnnouncement: announcements.by(shown),
  removeAnnouncement: announcements.by(one),
  saveStory: stories.save,
  publishStory: stories.by(shown),
  removeStory: stories.by(one),
  savePost: posts.save,
  publishPost: posts.by(shown),
  removePost: posts.by(one),
  saveCategory: categories.save,
  moveCategory: categories.by((id) => ({ id, rank: '0' })),
  removeCategory: categories.by(one),
  saveBrand: brands.save,
  removeBrand: brands.by(one),
  saveMallCoupon: coupons.save,
  endMallCoupon: coupons.by(one),
  savePolicy: ofPolicy(draft),
  publishPolicy: ofPolicy((version) => ({ name: 'support', version })),
  restorePolicy: ofPolicy(() => ({ name: 'support', version: '1' })),
  removePolicyDraft: ofPolicy(() => ({ name: 'support' })),
  saveShopProduct: {
    thing: async () => (await saved(mall, seller, { name_en: unlike() })).data.id,
    theirs: (id) => change(saveShopProduct, { id, name_en: unlike() }, seller),
    mine: (id) => ({ id, name_en: unlike() }),
    read: (id) => [showShopProduct, { id }],
    who: () => seller,
  },
  decideCase: {
    thing: async () => (await sendRecharge(mall, kenji)).data.id,
    // Another change meanwhile: the blockchain check of the recharge has a new result.
    theirs: (id) =>
      sql`update wallet.recharge set check_state = 'mismatch', version = version + 1 where id = ${id}`.execute(mall.kernel.db),
    mine: (id) => ({ kind: '500', id, decision: 'refuse', reason: 'It is another sum.', idempotency_key: newKey() }),
    read: (id) => [showCase, { kind: '500', id }],
    guard: async (id) => ({ version: String((await mall.ask(showCase, { kind: '500', id }, owner)).data.version) }),
  },
}

test('every call with a seen version is guarded, requires it, and is in the table', () => {
  const saysWhatItSaw = changes.filter((each) => guardIn(each) && !namesAText.includes(each.name))
  expect(saysWhatItSaw.map(({ name }) => name)).toEqual(guarded.map(({ name }) => name))
  expect(guarded.filter((each) => !guardIn(each)?.required).map(({ name }) => name)).toEqual([])
  for (const { name, call } of guarded) expect(call.refusals?.['changed_meanwhile'], name).toBe(3000007)
  expect(Object.keys(rows).toSorted()).toEqual(guarded.map(({ name }) => name).toSorted())
})

test('every write by a shop or staff is guarded, or has a reason why it overwrites nothing', () => {
  const theirs = changes.filter((each) => (each.call.who === 'seller' || each.call.who === 'operator') && !isGuarded(each))
  expect(theirs.map(({ name }) => name).toSorted()).toEqual(Object.keys(unguarded).toSorted())
})

test('every idempotent call requires its key, and a key is optional only for old clients', () => {
  const keyIn = (each: (typeof changes)[number]) => inputOf(each).find(({ name }) => name === 'idempotency_key')
  expect(changes.filter((each) => each.call.once && !keyIn(each)?.required).map(({ name }) => name)).toEqual([])
  expect(changes.filter((each) => keyIn(each)?.required === false).map(({ name }) => name)).toEqual(promisedWithoutKey)
})

describe.each(guarded.map((each) => [each.name, each] as const))('%s', (name, each) => {
  const { call } = each
  const row = rows[name]
  const guardName = guardIn(each)?.name ?? ''
  if (!row) return
  const who = () => row.who?.() ?? owner
  const currentState = async (id: string) => {
    const [read, fields] = row.read(id)
    const { code, data } = await mall.ask(read, fields as never, who())
    expect(code).toBe(200)
    // Removes the signature from picture URLs, because a private picture's URL differs for each reader.
    return JSON.stringify(data).replace(/until=[^"]*/g, '')
  }
  const seenNow = (id: string) => row.guard?.(id) ?? guardOf(mall, call, row.mine(id), who())

  test('is refused without the seen version, and after a change by a colleague; nothing is overwritten', async () => {
    const id = (await row.thing?.()) ?? ''
    const stale = await seenNow(id)
    const before = await currentState(id)
    expect(await mall.ask(call, row.mine(id) as never, who())).toMatchObject({
      code: 1000009,
      data: { fields: { [guardName]: 'missing' } },
    })
    expect(await currentState(id)).toEqual(before)

    await row.theirs(id)
    const theirs = await currentState(id)
    expect(theirs).not.toEqual(before)
    const late = await mall.ask(call, { ...row.mine(id), ...stale } as never, who())
    expect(late).toMatchObject({ code: 3000007, data: { current: expect.anything() } })
    const { version } = late.data as unknown as { version: unknown }
    if (name !== 'decideCase') expect(String(version)).toBe(Object.values(await seenNow(id))[0])
    if (call.who === 'operator' && !withoutAuthor.includes(name))
      expect(late.data).toMatchObject({ since: expect.stringMatching(/^20.*Z$/), by: expect.stringMatching(/\w/) })
    expect(await currentState(id)).toEqual(theirs)

    const now = await mall.ask(call, { ...row.mine(id), ...(await seenNow(id)) } as never, who())
    expect(now.code).toBe(200)
  })
})
