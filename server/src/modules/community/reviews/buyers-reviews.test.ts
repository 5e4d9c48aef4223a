import {
  addToCart,
  answerReview,
  getComments,
  getNotices,
  listOrders,
  listSoldReviews,
  showOrder,
  showOwnReview,
  writeReview,
} from '@plaza/contract'
import { dayMs, languages } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { newShopper, onSale, type OnSale, payFor, place, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { multipart, picture } from '../../../../test/pictures.ts'
import { bringTo } from '../../../../test/receiving.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { shortName, planReview, starsAdded } from './plan-review.ts'

let mall: DemoMall
let goods: OnSale
let ada: Shopper
beforeAll(async () => {
  mall = await openDemoMall()
  goods = (await onSale(mall))[0] as OnSale
  ada = await newShopper(mall)
})
afterAll(() => mall.end())

const bought = async (
  status: 'paid' | 'received' = 'received',
  shopper = ada,
  what: Pick<OnSale, 'productId' | 'skuId'> = goods,
): Promise<string> => {
  await mall.ask(addToCart, { product_id: what.productId, sku_id: what.skuId, quantity: '1' }, shopper.headers)
  const order = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id)
  expect((await payFor(mall, shopper, order.data.payment_id)).code).toBe(200)
  const id = order.data.orders[0]?.id ?? ''
  await bringTo(mall.kernel, id, status)
  return id
}
const rate = (id: string, more: Record<string, unknown> = {}, shopper = ada) =>
  mall.ask(writeReview, { id, item_id: '1', rating: '5', text: 'Just right', ...more } as never, shopper.headers)
const upload = async (purpose: string, shopper = ada): Promise<string> => {
  const file = { name: 'file', filename: 'it.png', type: 'image/png', bytes: await picture('png') }
  const { headers, payload } = multipart([{ name: 'purpose', value: purpose }, file])
  const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, ...shopper.headers }, payload })
  return sent.json<{ data: { id: string } }>().data.id
}
const tally = async () => {
  const found = await sql<{ stars: string[] }>`select stars from reviews.tally where product_id = ${goods.productId}`.execute(
    mall.kernel.db,
  )
  return found.rows[0]?.stars.map(Number) ?? []
}

describe('buyer', () => {
  it('rates a received item: it is listed, moves the average and is no longer pending a rating', async () => {
    const id = await bought()
    const before = await tally()
    const written = await rate(id, { rating: '4' })
    expect(written.data).toMatchObject({ rating: 4, author: 'A S.', anonymous: false, may_change: true })
    expect(await tally()).toEqual(before.map((count, at) => count + Number(at === 3)))
    expect((await mall.ask(getComments, { product_id: goods.productId })).data.list[0]).toMatchObject({ id: written.data.id, rating: 4 })
    expect((await mall.ask(showOrder, { id }, ada.headers)).data.lines[0]).toMatchObject({
      may_comment: false,
      comment: { id: written.data.id, rating: 4, may_change: true },
    })
    expect((await mall.ask(listOrders, { status: 'to_review' }, ada.headers)).data.list.map((each) => each.id)).not.toContain(id)
  })
  it('sees the chosen variant in the review as the product names it; the shop sees it in its language', async () => {
    const { db } = mall.kernel
    const named = await sql<{ productId: string; skuId: string; shopId: string; options: Record<string, string>; en: string; es: string }>`
      select product.id as "productId", sku.id as "skuId", product.shop_id as "shopId", sku.options, word.names ->> 'en' as en, word.names ->> 'es' as es
      from products.sku join products.product on product.id = product_id
        cross join lateral jsonb_each_text(sku.options) used (option, value)
        join products.option_word word on word.option = used.option and word.value = used.value
      where product.status = 'live' and sku.items_left > 5 and word.names ->> 'en' <> word.names ->> 'es' and word.names ->> 'en' <> used.value
      order by sku.price, sku.id limit 1`.execute(db)
    const [sku] = named.rows
    if (!sku) throw new Error('the demo mall sells nothing with options')
    const written = await rate(await bought('received', ada, sku))
    const shown = (await mall.ask(getComments, { product_id: sku.productId })).data.list.find(({ id }) => id === written.data.id)
    expect(shown?.options).toEqual(sku.options)
    const seller = await consoleOf(mall, sku.shopId)
    for (const [lang, word] of [
      ['en', sku.en],
      ['es', sku.es],
    ] as const) {
      const { list } = (await mall.ask(listSoldReviews, {}, { ...seller, lang })).data
      expect(Object.values(list.find(({ id }) => id === written.data.id)?.options ?? {})).toContain(word)
    }
  })
  it('changes a rating once: the average moves by the difference', async () => {
    const id = await bought()
    const before = await tally()
    await rate(id, { rating: '5' })
    expect((await rate(id, { rating: '2', text: 'It broke' })).data).toMatchObject({ rating: 2, may_change: false, may_change_until: null })
    expect(await tally()).toEqual(before.map((count, at) => count + Number(at === 1)))
    expect((await rate(id, { rating: '2', text: 'It broke' })).code).toBe(200)
    const again = await rate(id, { rating: '5' })
    expect([again.code, again.data]).toMatchObject([2000007, { reason: 'changed_before' }])
    expect((await mall.ask(showOwnReview, { id, item_id: '1' }, ada.headers)).data).toMatchObject({ rating: 2, text: 'It broke' })
  })
  it('sends the same rating ten times concurrently and creates one', async () => {
    const id = await bought()
    const image = await upload('review')
    const before = await tally()
    const answers = await Promise.all(Array.from({ length: 10 }, () => rate(id, { 'images[]': image })))
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 200, data: { images: [{}], may_change: true } })
    expect((await tally()).reduce((sum, count) => sum + count, 0)).toBe(before.reduce((sum, count) => sum + count, 0) + 1)
  })
  it('attaches only own images uploaded for reviews and retains them after a change', async () => {
    const id = await bought()
    const [one, other] = [await upload('review'), await upload('review')]
    const wrong = [await upload('avatar'), await upload('review', await newShopper(mall)), '999999999999']
    for (const image of wrong) expect((await rate(id, { 'images[]': image })).code).toBe(2000007)
    const first = await rate(id, { 'images[0]': one, 'images[1]': other })
    expect(first.data.images).toHaveLength(2)
    const changed = await rate(id, { 'images[0]': other, anonymous: '1' })
    expect(changed.data.images).toEqual([first.data.images[1]])
    expect(changed.data).toMatchObject({ author: null, anonymous: true })
    const second = await bought()
    expect((await rate(second, { 'images[]': one })).code, 'a picture serves once').toBe(2000007)
  })
  it('cannot rate an item that did not arrive, is past the deadline or was never bought', async () => {
    const waiting = await bought('paid')
    expect([(await rate(waiting)).code, (await rate(waiting)).data]).toMatchObject([2000007, { reason: 'not_received' }])
    const id = await bought()
    const grace = await newShopper(mall)
    expect((await rate(id, {}, grace)).code).toBe(1500018)
    expect((await rate('999999999999')).code).toBe(1500018)
    expect((await rate(id, { item_id: '2' })).code).toBe(1500018)
    expect((await mall.ask(showOwnReview, { id, item_id: '1' }, grace.headers)).code).toBe(1500018)
    expect((await mall.ask(showOwnReview, { id, item_id: '1' }, ada.headers)).data).toBeNull()
    const receivedAgo = (ms: number) =>
      sql`update orders.order_header set received_at = ${new Date(mall.kernel.now().getTime() - ms)} where id = ${id}`.execute(
        mall.kernel.db,
      )
    await receivedAgo(30 * dayMs)
    expect((await rate(id)).data).toMatchObject({ reason: 'too_late' })
    await receivedAgo(30 * dayMs - 60_000)
    expect((await rate(id, { rating: '6' })).code).toBe(1000008)
    for (const lang of languages) expect((await rate(id, { rating: '3', text: '' })).code, lang).toBe(200)
  })
})

describe('review plan', () => {
  const now = new Date('2026-03-01')
  const until = new Date('2026-03-02')
  const said = { rating: 5, text: 'Good', images: ['1'], anonymous: false }
  test.each([
    ['written', null, said, 'write'],
    ['said again', { ...said, isChanged: true }, said, 'nothing'],
    ['changed', { ...said, isChanged: false }, { ...said, images: [] }, 'change'],
  ] as const)('%s', (_what, had, wanted, is) => expect(planReview({ until, had, wanted, now })).toEqual({ done: is }))
  test('star counts move by the difference', () => {
    expect([starsAdded(4, null), starsAdded(2, 5), starsAdded(3, 3)]).toEqual([
      [0, 0, 0, 1, 0],
      [0, 1, 0, 0, -1],
      [0, 0, 0, 0, 0],
    ])
  })
  test('shortens the full name of the author', () => {
    expect(['Noor van der Ali', 'Prince', '王小明', 'Ana Ñu'].map(shortName)).toEqual(['Noor A.', 'Prince', '王**', 'Ana Ñ.'])
  })
})

describe('shop', () => {
  it('replies to reviews of its own products only; the author is notified once', async () => {
    const id = await bought()
    const { data } = await rate(id, { text: 'It wobbles' })
    const owner = await consoleOf(mall, goods.shopId)
    const answer = (text: string, headers: Record<string, string>, review = data.id) =>
      askSeeing(mall, answerReview, { id: review, text }, headers)
    const noticeCount = async () => {
      const { list } = (await mall.ask(getNotices, {}, ada.headers)).data
      return list.filter((each) => each.link === `#/pages/prouduct/detail?id=${goods.productId}`).length
    }
    const before = await noticeCount()
    expect((await answer('A felt pad comes with the next parcel', owner)).data.reply?.text).toBe('A felt pad comes with the next parcel')
    expect((await answer('Two of them', owner)).data.reply?.text).toBe('Two of them')
    expect(await noticeCount()).toBe(before + 1)
    expect((await mall.ask(getComments, { product_id: goods.productId })).data.list[0]?.reply?.text).toBe('Two of them')
    const other = (await onSale(mall)).find(({ shopId }) => shopId !== goods.shopId)
    expect((await answer('Buy from us', await consoleOf(mall, other?.shopId ?? ''))).code).toBe(2000019)
    expect((await answer('', owner)).code).toBe(1000009)
    expect((await answer('From a shopper', ada.headers)).code).toBe(1000004)
  })
})
