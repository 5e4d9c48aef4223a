import {
  getAllBrands,
  getAllCategories,
  getAllProducts,
  getCategoryTree,
  getFirstCategories,
  getHotList,
  getNew,
  getProductDetail,
  getRecommend,
  getTopCategories,
  clearProductCache,
  type AnswerOf,
  type ProductCard,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const prices = (list: readonly ProductCard[]) => list.map((each) => Number(each.price))
const firstCategory = async (name: string) => (await mall.ask(getFirstCategories)).data.find((each) => each.name_en === name)

/** Fetches all pages of a list, one after the other. */
const wholeList = async (fields: Record<string, string>) => {
  const found: ProductCard[] = []
  let cursor: string | null = null
  do {
    const { data }: { data: AnswerOf<typeof getAllProducts> } = await mall.ask(getAllProducts, {
      ...fields,
      limit: '50',
      ...(cursor === null ? {} : { cursor: String(cursor) }),
    })
    found.push(...data.list)
    cursor = data.next_cursor
  } while (cursor)
  return found
}

describe('product list', () => {
  it.each(['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating'])(
    'shows every product exactly once across pages, ordered by %s',
    async (sort) => {
      const all = await wholeList({ sort })
      const { data } = await mall.ask(getAllProducts, { sort })
      expect(all).toHaveLength(data.total)
      expect(new Set(all.map((each) => each.id)).size).toBe(all.length)
      expect(all.length).toBeGreaterThanOrEqual(240)
    },
  )
  it('sorts by price ascending and descending', async () => {
    const up = prices(await wholeList({ sort: 'price_asc' }))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = prices(await wholeList({ sort: 'price_desc' }))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })
  it('filters by category branch, price range, rating, stock and discount', async () => {
    const shoes = await firstCategory('Shoes')
    const found = await wholeList({ category_id: shoes?.id ?? '', price_min: '40', price_max: '90.50', rating_min: '4', in_stock: '1' })
    expect(found.length).toBeGreaterThan(3)
    for (const each of found) {
      expect(Number(each.price)).toBeGreaterThanOrEqual(40)
      expect(Number(each.price)).toBeLessThanOrEqual(90.5)
      expect(each.rating).toBeGreaterThanOrEqual(4)
      expect(each.items_left).toBeGreaterThan(0)
    }
    for (const each of await wholeList({ on_sale: '1' })) expect(Number(each.list_price)).toBeGreaterThan(Number(each.price))
  })
  it('accepts two brands in one request', async () => {
    const brands = (await mall.ask(getAllBrands, { limit: '50' })).data.list.filter((each) => each.product_count > 0).slice(0, 2)
    const { data } = await mall.ask(getAllProducts, { brand_id: brands.map((each) => each.id) as never, limit: '50' })
    expect(data.total).toBe(brands.reduce((sum, each) => sum + each.product_count, 0))
  })
  it('rejects invalid filters with an error per field', async () => {
    const wrong = await mall.ask(getAllProducts, { price_min: '-5', sort: 'cheapest', rating_min: '9', category_id: "1' or 1=1" })
    expect(wrong.code).toBe(1000008)
    expect(wrong.data).toEqual({ fields: { price_min: 'money', sort: 'choice', rating_min: 'too_large', category_id: 'id' } })
  })
  it('rejects a cursor of another list and a forged cursor', async () => {
    const { data } = await mall.ask(getAllProducts, { sort: 'sales', limit: '5' })
    expect((await mall.ask(getAllProducts, { sort: 'newest', cursor: data.next_cursor ?? '' })).code).toBe(1000008)
    expect((await mall.ask(getAllProducts, { cursor: 'bm90aGluZw' })).code).toBe(1000008)
  })
  it('returns at most fifty products', async () => {
    expect((await mall.ask(getHotList, { limit: '51' })).data).toEqual({ fields: { limit: 'too_large' } })
    expect((await mall.ask(getHotList, { limit: '50' })).data.list).toHaveLength(50)
  })
})

describe('hot, new and recommended lists', () => {
  it('the hot list is sorted by sales; the new list starts with the latest products', async () => {
    const hot = (await mall.ask(getHotList)).data.list.map((each) => each.sold)
    expect(hot).toEqual(hot.toSorted((a, b) => b - a))
    const newest = (await mall.ask(getNew, { limit: '4' })).data.list
    const stored = await sql<{ id: string }>`select id from products.product order by published_at desc, id desc limit 4`.execute(
      mall.kernel.db,
    )
    expect(newest.map((each) => each.id)).toEqual(stored.rows.map((row) => row.id))
  })
  it('recommends other products of the same department, never the product itself', async () => {
    const one = (await mall.ask(getHotList, { limit: '1' })).data.list[0]
    const { data } = await mall.ask(getRecommend, { product_id: one?.id ?? '' })
    expect(data.list.map((each) => each.id)).not.toContain(one?.id)
    expect(data.list.length).toBeGreaterThan(5)
    expect((await mall.ask(getRecommend, { product_id: '999999999' })).code).toBe(2000019)
  })
})

describe('categories and brands', () => {
  it('returns ten departments, each with the product count of its branch', async () => {
    const first = (await mall.ask(getFirstCategories)).data
    expect(first).toHaveLength(10)
    const total = (await mall.ask(getAllProducts)).data.total
    expect(first.reduce((sum, each) => sum + each.product_count, 0)).toBe(total)
  })
  it('the running shoes branch of the tree is three levels deep', async () => {
    const shoes = (await mall.ask(getCategoryTree)).data.find((each) => each.name_en === 'Shoes')
    const running = shoes?.children.find((each) => each.name_en === 'Running')
    expect(running?.children.map((each) => each.name_en)).toEqual(['Trail running', 'Road running'])
  })
  it('filters the flat list by parent and by a keyword in any language', async () => {
    expect((await mall.ask(getAllCategories, { keyword: 'スーツケース' })).data.map((each) => each.name_en)).toEqual(['Luggage'])
    const bags = await firstCategory('Bags')
    expect((await mall.ask(getAllCategories, { parent_id: bags?.id ?? '' })).data).toHaveLength(4)
  })
  it('returns the three most active departments with six products each', async () => {
    const { data } = await mall.ask(getTopCategories)
    expect(data.map((each) => each.products.length)).toEqual([6, 6, 6])
  })
  it('sorts brands from A to Z, by page and by keyword; a percent sign is a literal character', async () => {
    const names: string[] = []
    let cursor: string | null = null
    do {
      const { data }: { data: AnswerOf<typeof getAllBrands> } = await mall.ask(getAllBrands, {
        limit: '7',
        ...(cursor === null ? {} : { cursor: String(cursor) }),
      })
      names.push(...data.list.map((each) => each.name))
      cursor = data.next_cursor
    } while (cursor)
    expect(names).toHaveLength(30)
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect((await mall.ask(getAllBrands, { keyword: '%' })).data.list).toEqual([])
  })
})

describe('product page', () => {
  const trailShoes = async () =>
    (await sql<{ id: string }>`select id from products.product where key = 'trail-running-shoes'`.execute(mall.kernel.db)).rows[0]?.id ?? ''
  it('shows every variant with its stock and its translated options', async () => {
    const { data } = await mall.ask(getProductDetail, { id: await trailShoes() })
    expect(data.price).toBe('48.00')
    expect(data.list_price).toBe('64.00')
    expect(data.skus).toHaveLength(28)
    expect(data.skus.find((sku) => sku.options['colour'] === 'lavender' && sku.options['size'] === '43')?.items_left).toBe(0)
    expect(data.options.map((each) => each.key)).toEqual(['colour', 'size'])
    expect(data.options[0]?.values[0]).toMatchObject({ key: 'lavender', name_th: 'ม่วงลาเวนเดอร์' })
    expect(data.category_path.map((step) => step.name_en)).toEqual(['Shoes', 'Running', 'Trail running'])
  })
  it('an unknown product is not found; one off sale or expired is reported as gone', async () => {
    expect((await mall.ask(getProductDetail, { id: '999999999' })).code).toBe(2000019)
    const gone = await sql<{
      id: string
    }>`update products.product set status = 'off' where id = (select max(id) from products.product) returning id`.execute(mall.kernel.db)
    expect((await mall.ask(getProductDetail, { id: gone.rows[0]?.id ?? '' })).code).toBe(2000021)
    const over = await sql<{
      id: string
    }>`update products.product set expires_at = now() - interval '1 second' where id = (select max(id) - 1 from products.product) returning id`.execute(
      mall.kernel.db,
    )
    expect((await mall.ask(getProductDetail, { id: over.rows[0]?.id ?? '' })).code).toBe(2000021)
  })
  it('reports a missing ID as missing and an invalid ID as malformed', async () => {
    expect(await mall.ask(getProductDetail, {})).toMatchObject({ code: 1000009, data: { fields: { id: 'missing' } } })
    expect(await mall.ask(getProductDetail, { id: '0' })).toMatchObject({ code: 1000008, data: { fields: { id: 'id' } } })
  })
})

describe('cached responses', () => {
  it('are dropped on request, at most once in five seconds', async () => {
    const before = (await mall.ask(getHotList, { limit: '3' })).data.list[0]
    await sql`update products.product set sold = 900000 where id = ${before?.id}`.execute(mall.kernel.db)
    expect((await mall.ask(getHotList, { limit: '3' })).data.list[0]?.sold).toBe(before?.sold)
    expect((await mall.ask(clearProductCache)).data).toEqual({ cleared: true })
    await expect.poll(async () => (await mall.ask(getHotList, { limit: '3' })).data.list[0]?.sold).toBe(900000)
    expect((await mall.ask(clearProductCache)).data).toEqual({ cleared: false })
  })
})
