import {
  copyShopProduct,
  getNotices,
  getProductDetail,
  listShopProducts,
  priceSku,
  removeShopProduct,
  saveShopProduct,
  searchProducts,
  shelveShopProduct,
  showCase,
  showShopProduct,
  submitShopProduct,
  withdrawShopProduct,
  storefrontLinks,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale } from '../../../../test/buying.ts'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedInAs } from '../../../../test/people.ts'
import { newKey, staffAs } from '../../../../test/recharging.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { caseOf, decideProduct, lamp, saved, sentLamp, sentPicture, shownLamp, someId } from '../../../../test/shop-goods.ts'
import { publishDue } from './schedules.ts'

type Headers = Record<string, string>
let mall: DemoMall
let seller: Headers
let stranger: Headers
let shopId: string
let now: DemoMall['kernel']['now']
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  now = mall.kernel.now
  const [first, second] = await onSale(mall)
  if (!first || !second) throw new Error('too little is on sale')
  shopId = first.shopId
  seller = await consoleOf(mall, first.shopId)
  stranger = await consoleOf(mall, second.shopId)
})
afterEach(() => {
  mall.kernel.now = now
})
afterAll(() => mall.end())

const shown = async (id: string, who = seller) => (await mall.ask(showShopProduct, { id }, who)).data
let looked = 0
/** The current product page. Each call uses a new URL, because a page cached under another URL may be stale for a moment. */
const page = (id: string) => mall.ask(getProductDetail, { id, look: String((looked += 1)) } as never)
const submit = (id: string, who = seller) => askSeeing(mall, submitShopProduct, { id }, who)
const counts = async () => (await mall.ask(listShopProducts, {}, seller)).data.counts
const owners = async () => {
  const found = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${shopId}`.execute(mall.kernel.db)
  return signedInAs(mall.kernel, found.rows[0]?.owner ?? '')
}

describe('product draft', () => {
  it('can be saved unfinished, lists what is missing, and stays invisible to shoppers', async () => {
    const { code, data } = await saved(mall, seller, { name_th: 'โคมไฟ' })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      state: 'draft',
      draft: null,
      name: 'โคมไฟ',
      live: null,
      version: 1,
      actions: ['save', 'submit', 'copy', 'remove'],
    })
    expect(data.faults.map(({ field }) => field)).toEqual([
      ...['name_en', 'short_description_en', 'description_en', 'category_id', 'images', 'skus'],
    ])
    expect((await page(data.id)).code).toBe(2000019)
    const sent = await submit(data.id)
    expect(sent).toMatchObject({ code: 1000009, data: { fields: { name_en: 'missing', images: 'missing' } } })
  })
  it('is created once per key, and is not overwritten by an older page', async () => {
    const key = newKey()
    const requests = Array.from({ length: 5 }, (_, at) => askSeeing(mall, saveShopProduct, { key, name_en: `Draft ${at}` }, seller))
    const ids = new Set((await Promise.all(requests)).map(({ data }) => data?.id))
    const again = await askSeeing(mall, saveShopProduct, { key, name_en: 'Draft again' }, seller)
    expect([...ids].filter(Boolean)).toEqual([again.data.id])
    const { id, version } = again.data
    expect((await askSeeing(mall, saveShopProduct, { id, version: String(version), name_en: 'Newer' }, seller)).code).toBe(200)
    expect((await askSeeing(mall, saveShopProduct, { id, version: String(version), name_en: 'Older' }, seller)).code).toBe(3000007)
    expect((await shown(id)).name).toBe('Newer')
    expect((await askSeeing(mall, saveShopProduct, { name_en: 'Nobody’s' }, seller)).code).toBe(1000009)
  })
  it('is translated where the mall has words for an option, and reports duplicate values', async () => {
    const skus = [
      { values: ['Red', 'Round'], price: '3' },
      { values: ['red', 'Round'], price: '4' },
    ]
    const { data } = await saved(mall, seller, { name_en: 'Two of a kind', options: ['Colour', 'Shape'], skus })
    expect(data.content.options).toEqual(['Shape', 'colour'])
    expect(data.content.skus.map(({ values }) => values)).toEqual([
      ['Round', 'red'],
      ['Round', 'red'],
    ])
    expect(data.faults).toContainEqual({ field: 'skus.1.values', reason: 'twice' })
  })
  it('with a price of zero cannot be submitted while the mall allows no gifts', async () => {
    const { data } = await saved(mall, seller, { ...(await lamp(mall, seller)), options: [], skus: [{ price: '0.00' }] })
    expect(data.faults).toEqual([{ field: 'skus.0.price', reason: 'zero' }])
    expect(await submit(data.id)).toMatchObject({ code: 1000008, data: { fields: { 'skus.0.price': 'zero' } } })
  })
  it('accepts pictures of its own shop only', async () => {
    const theirs = await sentPicture(mall, stranger)
    const draft = await lamp(mall, seller)
    expect(await saved(mall, seller, { ...draft, images: [theirs] })).toMatchObject({
      code: 1000008,
      data: { fields: { images: 'not_yours' } },
    })
    const mine = await saved(mall, seller, draft)
    const other = await saved(mall, seller, { name_en: 'The same picture', images: draft.images })
    expect([mine.code, other.code]).toEqual([200, 200])
  })
  it('may have a code that is unique within the shop', async () => {
    const first = await saved(mall, seller, { name_en: 'Numbered', code: 'L-100' })
    expect(first.data.code).toBe('L-100')
    expect(await saved(mall, seller, { name_en: 'Numbered too', code: 'L-100' })).toMatchObject({
      code: 1000008,
      data: { fields: { code: 'twice' } },
    })
    expect((await saved(mall, stranger, { name_en: 'Theirs', code: 'L-100' })).code).toBe(200)
    const { data } = await mall.ask(listShopProducts, { keyword: 'l-100' }, seller)
    expect(data.list.map(({ id }) => id)).toEqual([first.data.id])
  })
  it('with invalid fields is refused by field', async () => {
    const wrong = { name_en: 'x'.repeat(201), tax_rate: '101', expires_at: '2026-02-30T00:00:00Z', skus: [{ price: '1e3' }] }
    const { code, data } = await saved(mall, seller, wrong)
    expect(code).toBe(1000008)
    expect(Object.keys((data as unknown as { fields: object }).fields).toSorted()).toEqual([
      'expires_at',
      'name_en',
      'skus.0.price',
      'tax_rate',
    ])
  })
})

describe('submitted product', () => {
  it('is a staff case, and on sale once approved: on its page, in search and in notifications', async () => {
    const sent = await sentLamp(mall, seller, { name_th: 'โคมไฟกระดาษ' })
    expect(sent).toMatchObject({ state: 'review', actions: ['withdraw', 'copy'] })
    expect((await submit(sent.id)).data.submitted_at).toBe(sent.submitted_at)
    expect((await askSeeing(mall, saveShopProduct, { id: sent.id, name_en: 'Other' }, seller)).code).toBe(3000009)
    const staff = await staffAs(mall.kernel, 'catalogue')
    const { data } = await mall.ask(showCase, { kind: '200', id: await caseOf(mall, sent.id) }, staff)
    expect(data).toMatchObject({ about: 'A lamp of paper', decisions: ['approve', 'refuse', 'need_more'] })
    expect(data.compared).toContainEqual({ field: 'name', lang: 'th', before: null, after: 'โคมไฟกระดาษ', images: null })
    expect((await page(sent.id)).code).toBe(2000019)
    expect((await decideProduct(mall, sent.id)).code).toBe(200)
    const open = await page(sent.id)
    expect(open.data).toMatchObject({ id: sent.id, name_en: 'A lamp of paper', price: '24.00', tax_rate: '7.00', status: 'sold_out' })
    expect(await shown(sent.id)).toMatchObject({ state: 'live', draft: null, live: null, items_left: 0 })
    const found = async () => {
      // Search results may be ten seconds old.
      mall.kernel.cache.dropAll()
      return (await mall.ask(searchProducts, { keyword: 'lamp of paper' })).data.list.map(({ id }) => id)
    }
    await expect.poll(found).toContain(sent.id)
    const notices = (await mall.ask(getNotices, { kind: '200' }, await owners())).data.list
    expect(notices[0]).toMatchObject({ status: 1, body: 'A lamp of paper was approved. Shoppers can find it now.' })
    expect(notices[1]?.link).toBe(storefrontLinks.shopRecord('product', sent.id))
  })
  it('is refused with a reason or returned field by field, and can be submitted again', async () => {
    const sent = await sentLamp(mall, seller)
    expect(await decideProduct(mall, sent.id, { decision: 'need_more', reason: 'Blurred' })).toMatchObject({ code: 1000009 })
    await decideProduct(mall, sent.id, { decision: 'need_more', fields: [{ field: 'images', reason: 'The picture is blurred' }] })
    expect(await shown(sent.id)).toMatchObject({
      state: 'changes_wanted',
      reason: 'The picture is blurred',
      reason_fields: [{ field: 'images', reason: 'The picture is blurred' }],
    })
    await submit(sent.id)
    expect((await decideProduct(mall, sent.id, { decision: 'refuse' })).code).toBe(1000009)
    await decideProduct(mall, sent.id, { decision: 'refuse', reason: 'Not allowed here' })
    expect(await shown(sent.id)).toMatchObject({ state: 'rejected', reason: 'Not allowed here' })
    expect((await decideProduct(mall, sent.id)).code).toBe(3000009)
    expect((await submit(sent.id)).data.state).toBe('review')
    const answer = (await mall.ask(getNotices, { kind: '200' }, await owners())).data.list.map(({ status, reason }) => [status, reason])
    expect(answer.slice(0, 4)).toEqual([
      [0, null],
      [-1, 'Not allowed here'],
      [0, null],
      [0, 'The picture is blurred'],
    ])
  })
  it('is decided once, despite repeated presses', async () => {
    const sent = await sentLamp(mall, seller)
    const codes = (await Promise.all(Array.from({ length: 4 }, () => decideProduct(mall, sent.id)))).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([200]))
    const decided = await sql`select 1 from queue.history join seller_products.submission on submission.id = record_id
      where history.kind = '200' and product_id = ${sent.id} and history.content is not null`.execute(mall.kernel.db)
    expect(decided.rows).toHaveLength(1)
  })
  it('can be withdrawn for editing, and staff no longer see it', async () => {
    const sent = await sentLamp(mall, seller)
    const back = await askSeeing(mall, withdrawShopProduct, { id: sent.id }, seller)
    expect(back.data).toMatchObject({ state: 'draft', submitted_at: null })
    expect((await askSeeing(mall, withdrawShopProduct, { id: sent.id }, seller)).code).toBe(3000009)
    expect((await decideProduct(mall, sent.id)).code).toBe(2000019)
  })
  it('goes on sale at its publish date, not before', async () => {
    const day = new Date(Date.now() + 3_600_000).toISOString()
    const later = await shownLamp(mall, seller, { publish_at: day })
    expect(await shown(later.id)).toMatchObject({ state: 'off', publish_at: day })
    expect((await page(later.id)).code).toBe(2000021)
    expect(await publishDue(mall.kernel)).toBe(0)
    mall.kernel.now = () => new Date(Date.now() + 3_601_000)
    // A product locked by another transaction is skipped and published on the next run.
    const shownOnce = async () => {
      await publishDue(mall.kernel)
      return shown(later.id)
    }
    await expect.poll(shownOnce).toMatchObject({ state: 'live', publish_at: null })
    mall.kernel.now = now
    expect((await page(later.id)).code).toBe(200)
  })
})

describe('product on sale', () => {
  it('changes title, category, brand and pictures only after review, all else immediately', async () => {
    const { id } = await shownLamp(mall, seller)
    const live = (await shown(id)).content
    const skuId = live.skus[0]?.id ?? ''
    const image = await sentPicture(mall, seller)
    const brand = await someId(mall, 'products.brand')
    const draft = { ...(await lamp(mall, seller)), name_en: 'A lantern', description_en: 'Folded twice.', brand_id: brand, images: [image] }
    await saved(mall, seller, { id, ...draft, skus: [{ id: skuId, price: '26.00' }] })
    expect(await shown(id)).toMatchObject({ state: 'live', draft: 'draft', waits: ['name_en', 'brand_id', 'images'] })
    expect((await page(id)).data.description_en).toBe('Folded by hand.')
    expect((await submit(id)).data).toMatchObject({ state: 'live', draft: 'review' })
    const between = (await page(id)).data
    expect(between).toMatchObject({ name_en: 'A lamp of paper', description_en: 'Folded twice.', price: '26.00', brand: null })
    expect(between.skus[0]?.id).toBe(skuId)
    const staff = await staffAs(mall.kernel, 'catalogue')
    const { compared } = (await mall.ask(showCase, { kind: '200', id: await caseOf(mall, id) }, staff)).data
    expect(compared).toContainEqual({ field: 'name', lang: 'en', before: 'A lamp of paper', after: 'A lantern', images: null })
    expect(compared.at(-1)?.images).toEqual({ before: live.images, after: [image] })
    await askSeeing(mall, priceSku, { sku_id: skuId, price: '27.00' }, seller)
    await decideProduct(mall, id)
    const after = (await page(id)).data
    expect(after).toMatchObject({ name_en: 'A lantern', price: '27.00', brand: { id: brand } })
    expect(after.images.map((each) => each.image)).toEqual([image])
  })
  it('is changed without review if those fields are the same; variants are added and removed', async () => {
    const { id } = await shownLamp(mall, seller)
    const content = (await shown(id)).content
    const fields = { ...(await lamp(mall, seller)), images: content.images, options: ['size'] }
    const small = { id: content.skus[0]?.id, values: ['Small'], price: '20' }
    await saved(mall, seller, { id, ...fields, skus: [small, { values: ['Large'], price: '40' }] })
    expect((await submit(id)).data).toMatchObject({ state: 'live', draft: null })
    const two = (await page(id)).data
    expect(two.skus.map(({ options, price }) => [options['size'], price])).toEqual([
      ['Small', '20.00'],
      ['Large', '40.00'],
    ])
    const [first, second] = two.skus
    const swapped = [
      { id: first?.id, values: ['Large'], price: '20' },
      { id: second?.id, values: ['Small'], price: '40' },
    ]
    await saved(mall, seller, { id, ...fields, skus: swapped })
    await submit(id)
    expect((await page(id)).data.skus.map(({ id: sku, options }) => [sku, options['size']])).toEqual([
      [first?.id, 'Large'],
      [second?.id, 'Small'],
    ])
    await saved(mall, seller, { id, ...fields, options: [], skus: [{ price: '30' }] })
    expect((await submit(id)).code).toBe(200)
    expect((await page(id)).data.skus).toHaveLength(1)
  })
  it('changes price immediately, and a price jump is logged', async () => {
    const { id } = await shownLamp(mall, seller)
    const skuId = (await shown(id)).content.skus[0]?.id ?? ''
    const price = (sum: string, who = seller) => askSeeing(mall, priceSku, { sku_id: skuId, price: sum }, who)
    expect((await price('35.99')).data).toMatchObject({ sku_id: skuId, before: '24.00', price: '35.99', jumped: false })
    expect((await price('35.99')).data).toMatchObject({ before: '35.99', jumped: false })
    expect((await price('53.99')).data.jumped).toBe(true)
    expect((await price('16.19')).data.jumped).toBe(true)
    expect((await page(id)).data).toMatchObject({ price: '16.19', list_price: '24.00' })
    expect((await shown(id)).price_jumps.map(({ before, after }) => [before, after])).toEqual([
      ['53.99', '16.19'],
      ['35.99', '53.99'],
    ])
    expect((await price('1', stranger)).code).toBe(2000019)
    expect((await price('-1')).code).toBe(1000008)
    const together = await Promise.all(['30', '31', '32', '33'].map((sum) => price(sum)))
    expect(together.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 3000007, 3000007, 3000007])
    const { price: lowest, skus } = (await page(id)).data
    expect(lowest).toBe(skus[0]?.price)
  })
  it('can be taken off and put back on sale, unless it is expired', async () => {
    const ends = new Date(Date.now() + 60_000).toISOString()
    const { id } = await shownLamp(mall, seller, { expires_at: ends })
    const shelve = (on: '0' | '1', who = seller) => askSeeing(mall, shelveShopProduct, { id, on }, who)
    expect((await shelve('0')).data).toMatchObject({ state: 'off', actions: expect.arrayContaining(['shelve']) })
    expect((await page(id)).code).toBe(2000021)
    expect((await shelve('1')).data.state).toBe('live')
    expect((await shelve('1')).code).toBe(200)
    expect((await page(id)).code).toBe(200)
    await shelve('0')
    mall.kernel.now = () => new Date(Date.now() + 61_000)
    expect((await shelve('1')).code).toBe(2000021)
    mall.kernel.now = now
    const draft = await saved(mall, seller, { name_en: 'Never seen' })
    expect((await askSeeing(mall, shelveShopProduct, { id: draft.data.id, on: '1' }, seller)).code).toBe(3000009)
  })
  it('discards its draft on request', async () => {
    const { id } = await shownLamp(mall, seller)
    await saved(mall, seller, { id, ...(await lamp(mall, seller)), name_en: 'Another name' })
    await submit(id)
    const back = await askSeeing(mall, withdrawShopProduct, { id, drop: '1' }, seller)
    expect(back.data).toMatchObject({ state: 'live', draft: null, name: 'A lamp of paper' })
  })
  it('is copied once per key, as a draft that is not on sale', async () => {
    const { id } = await shownLamp(mall, seller)
    const key = newKey()
    const first = (await mall.ask(copyShopProduct, { id, key }, seller)).data
    expect(first).toMatchObject({ state: 'draft', name: 'A lamp of paper', code: null })
    expect(first.id).not.toBe(id)
    expect(first.content.skus).toMatchObject([{ id: null, price: '24.00' }])
    expect((await mall.ask(copyShopProduct, { id, key }, seller)).data.id).toBe(first.id)
    expect((await submit(first.id)).code).toBe(200)
  })
  it('is removed for good, and past buyers see it as gone', async () => {
    const { id } = await shownLamp(mall, seller)
    expect((await askSeeing(mall, removeShopProduct, { id }, stranger)).code).toBe(2000019)
    expect((await askSeeing(mall, removeShopProduct, { id }, seller)).code).toBe(200)
    expect((await mall.ask(showShopProduct, { id }, seller)).code).toBe(2000019)
    expect((await askSeeing(mall, removeShopProduct, { id }, seller)).code).toBe(2000019)
    expect((await page(id)).code).toBe(2000021)
    expect((await mall.ask(listShopProducts, { keyword: id }, seller)).data.list).toEqual([])
  })
})

describe('product list of a shop', () => {
  it('contains live products and drafts, by state, with a count of each', async () => {
    const before = await counts()
    expect(before.live).toBeGreaterThan(0)
    const draft = (await saved(mall, seller, { name_en: 'Lighthouse lamp', name_zh: '灯塔台灯' })).data
    expect(await counts()).toMatchObject({ all: before.all + 1, draft: before.draft + 1, live: before.live })
    const list = async (input: Record<string, string>, who = seller) => (await mall.ask(listShopProducts, input, who)).data.list
    expect((await list({ state: 'draft' }))[0]).toMatchObject({ id: draft.id, state: 'draft', name: 'Lighthouse lamp', items_left: null })
    for (const keyword of ['lighth', 'lamp LIGHTHOUSE', '塔台', draft.id])
      expect((await list({ keyword })).map(({ id }) => id)).toContain(draft.id)
    expect(await list({ keyword: "'); --" })).toEqual([])
    expect(await list({ keyword: 'lighthouse' }, stranger)).toEqual([])
    const live = await list({ state: 'live', limit: '50' })
    expect(new Set(live.map(({ state }) => state))).toEqual(new Set(['live']))
  })
  it('pages without gaps, and refuses the cursor of another list', async () => {
    const whole = (await mall.ask(listShopProducts, { limit: '50' }, seller)).data.list.map(({ id }) => id)
    const first = (await mall.ask(listShopProducts, { limit: '3' }, seller)).data
    const second = (await mall.ask(listShopProducts, { limit: '3', cursor: first.next_cursor ?? '' }, seller)).data
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(whole.slice(0, 6))
    expect((await mall.ask(listShopProducts, { cursor: 'bm90aGluZw' }, seller)).code).toBe(1000008)
  })
  it('includes expired products', async () => {
    const { id } = await shownLamp(mall, seller)
    const { expired } = await counts()
    await sql`update products.product set expires_at = now() - interval '1 minute' where id = ${id}`.execute(mall.kernel.db)
    await sql`update seller_products.entry set shown_until = now() - interval '1 minute' where product_id = ${id}`.execute(mall.kernel.db)
    expect(await counts()).toMatchObject({ expired: expired + 1 })
    const over = (await mall.ask(listShopProducts, { state: 'expired' }, seller)).data.list
    expect(over[0]).toMatchObject({ id, state: 'expired' })
  })
})

describe('product of another shop', () => {
  it('looks unknown for every call; a user without a shop is refused', async () => {
    const { id } = await sentLamp(mall, seller)
    const requests = (who: Headers) =>
      Promise.all([
        mall.ask(showShopProduct, { id }, who),
        askSeeing(mall, saveShopProduct, { id, name_en: 'Mine now' }, who),
        submit(id, who),
        askSeeing(mall, withdrawShopProduct, { id }, who),
        askSeeing(mall, shelveShopProduct, { id, on: '1' }, who),
        mall.ask(copyShopProduct, { id, key: newKey() }, who),
        askSeeing(mall, removeShopProduct, { id }, who),
      ])
    expect(new Set((await requests(stranger)).map(({ code }) => code))).toEqual(new Set([2000019]))
    const shopper = await newShopper(mall, 0)
    const nobody = await signedInAs(mall.kernel, shopper.id, 'seller')
    expect(new Set((await requests(nobody)).map(({ code }) => code))).toEqual(new Set([3000001]))
    expect((await mall.ask(listShopProducts, {}, nobody)).code).toBe(3000001)
    expect((await mall.ask(listShopProducts, {}, shopper.headers)).code).toBe(1000004)
    expect((await shown(id)).state).toBe('review')
  })
})
