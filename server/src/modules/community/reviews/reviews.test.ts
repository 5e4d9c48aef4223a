import { getComments, getHotList, getProductDetail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { countRatings } from './count-ratings.ts'

let mall: DemoMall
let productId: string
beforeAll(async () => {
  mall = await openDemoMall()
  productId = (await mall.ask(getHotList, { limit: '1' })).data.list[0]?.id ?? ''
})
afterAll(() => mall.end())

const comments = async (fields: Record<string, string> = {}) => (await mall.ask(getComments, { product_id: productId, ...fields })).data

describe('product reviews', () => {
  it('the star breakdown sums to the rating count of the product', async () => {
    const { breakdown, rating_count } = await comments()
    const product = (await mall.ask(getProductDetail, { id: productId })).data
    expect(breakdown.map((each) => each.rating)).toEqual([5, 4, 3, 2, 1])
    expect(breakdown.reduce((sum, each) => sum + each.count, 0)).toBe(rating_count)
    expect(product.rating_count).toBe(rating_count)
  })
  it('are filtered by stars and images and paginated without duplicates', async () => {
    const all = await comments()
    for (const rating of [1, 2, 3, 4, 5]) {
      expect((await comments({ rating: String(rating) })).list).toEqual(all.list.filter((each) => each.rating === rating))
    }
    expect((await comments({ with_images: '1' })).list).toHaveLength(all.with_images)
    const first = await comments({ limit: '2' })
    const rest = await comments({ limit: '50', cursor: first.next_cursor ?? '' })
    expect([...first.list, ...rest.list]).toEqual(all.list)
  })
  it('the reader’s language is listed first on every page, and a cursor is valid only in its language', async () => {
    const ask = async (fields: Record<string, string>, lang: string) =>
      mall.ask(getComments, { product_id: productId, ...fields }, { lang })
    for (const lang of ['en', 'zh', 'es', 'jp', 'th', 'zhtw']) {
      const all = (await ask({}, lang)).data.list
      const parts = [all.filter((each) => each.lang === lang), all.filter((each) => each.lang !== lang)]
      expect(all).toEqual(parts.flat())
      for (const part of parts)
        expect(part.map((each) => each.date)).toEqual(
          part
            .map((each) => each.date)
            .toSorted()
            .toReversed(),
        )
      const read: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Awaited<ReturnType<typeof comments>> = (await ask({ limit: '1', ...(cursor && { cursor }) }, lang)).data
        read.push(...page.list.map((each) => each.id))
        cursor = page.next_cursor
      }
      expect(read).toEqual(all.map((each) => each.id))
    }
    const { next_cursor: cursor } = (await ask({ limit: '1' }, 'en')).data
    expect((await ask({ cursor: cursor ?? '' }, 'th')).code).toBe(1000008)
  })
  it('a counted rating moves the average on the product page', async () => {
    const before = (await mall.ask(getProductDetail, { id: productId })).data
    await transaction(mall.kernel, (tx) => countRatings(tx, [{ productId, stars: [100_000, 0, 0, 0, 0] }]))
    await expect
      .poll(async () => (await mall.ask(getProductDetail, { id: productId })).data.rating_count)
      .toBe(before.rating_count + 100_000)
    expect((await mall.ask(getProductDetail, { id: productId })).data.rating).toBeLessThan(2)
  })
  it('rejects unknown products, invalid stars and foreign cursors', async () => {
    expect((await mall.ask(getComments, { product_id: '99999' })).code).toBe(2000019)
    expect((await mall.ask(getComments, { product_id: productId, rating: '6' })).code).toBe(1000008)
    expect((await mall.ask(getComments, { product_id: productId, cursor: 'bm90aGluZw' })).code).toBe(1000008)
  })
  it('the database rejects a review without a purchase', async () => {
    const bare = sql`insert into reviews.review (product_id, shop_id, rating, text, lang, written_at) values (${productId}, 1, 5, 'Lovely', 'en', now())`
    await expect(bare.execute(mall.kernel.db)).rejects.toThrow(/check constraint/)
  })
})
