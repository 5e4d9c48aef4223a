import {
  getCategoryTree,
  getHotWords,
  searchProducts,
  suggest,
  type AnswerOf,
  type CategoryBranch,
  type ProductCard,
  type Suggestion,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { countSearch } from './popular/asked-words.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const look = async (keyword: string, more: Record<string, string> = {}) => mall.ask(searchProducts, { keyword, ...more })

const category = (branches: readonly CategoryBranch[], name: string): CategoryBranch | undefined =>
  branches.map((each) => (each.name_en === name ? each : category(each.children, name))).find((each) => each !== undefined)

describe('search filters', () => {
  const everything = async (more: Record<string, string>): Promise<ProductCard[]> => {
    const found: ProductCard[] = []
    let cursor: string | null = null
    do {
      const { data }: { data: AnswerOf<typeof searchProducts> } = await look('bag', {
        limit: '7',
        ...more,
        ...(cursor ? { cursor: String(cursor) } : {}),
      })
      found.push(...data.list)
      cursor = data.next_cursor
    } while (cursor)
    return found
  }

  it('return exactly the matching products', async () => {
    const all = await everything({})
    const cheap = await everything({ price_max: '40.00', in_stock: '1', rating_min: '4' })
    expect(cheap.map((card) => card.id).toSorted()).toEqual(
      all
        .filter((card) => Number(card.price) <= 40 && card.items_left > 0 && (card.rating ?? 0) >= 4)
        .map((card) => card.id)
        .toSorted(),
    )
    const reduced = await everything({ on_sale: '1' })
    expect(reduced.map((card) => card.id).toSorted()).toEqual(
      all
        .filter((card) => card.list_price !== null)
        .map((card) => card.id)
        .toSorted(),
    )
  })

  it('give the number of results for each facet value', async () => {
    const { data } = await look('bag')
    const brand = data.facets?.brands[0]
    const narrowed = await look('bag', { brand_id: brand?.id ?? '' })
    expect(narrowed.data.total).toBe(brand?.count)
    expect(narrowed.data.facets?.brands.map((each) => each.count)).toEqual(data.facets?.brands.map((each) => each.count))
    const inStock = await look('bag', { in_stock: '1' })
    expect(inStock.data.total).toBe(data.facets?.in_stock)
    expect(data.facets?.price.bins).toHaveLength(20)
    expect(data.facets?.price.bins.reduce((sum, count) => sum + count, 0)).toBe(data.total)
  })

  it('show values without results with a count of zero', async () => {
    const { data } = await look('bag')
    const dear = await look('bag', { price_min: data.facets?.price.max ?? '' })
    expect(dear.data.facets?.brands).toHaveLength(data.facets?.brands.length ?? 0)
    expect(dear.data.facets?.brands.filter((each) => each.count === 0).length).toBeGreaterThan(0)
  })

  it('descend the category tree', async () => {
    const tree = await mall.ask(getCategoryTree)
    const shoes = category(tree.data, 'Shoes')
    const { data } = await look('shoes', { category_id: shoes?.id ?? '' })
    expect(data.facets?.categories.map((each) => each.name_en)).toContain('Running')
    const running = data.facets?.categories.find((each) => each.name_en === 'Running')
    expect((await look('shoes', { category_id: running?.id ?? '' })).data.total).toBe(running?.count)
  })

  it('two brands together return the sum of both', async () => {
    const { data } = await look('bag')
    const [one, other] = data.facets?.brands ?? []
    const both = await look('bag', { 'brand_id[0]': one?.id ?? '', 'brand_id[1]': other?.id ?? '' })
    expect(both.data.total).toBe((one?.count ?? 0) + (other?.count ?? 0))
  })
})

describe('sort order and pages', () => {
  it.each(['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating'])(
    'by %s show every product once for every page size',
    async (sort) => {
      const whole = await look('leather', { sort, limit: '50' })
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const { data }: { data: AnswerOf<typeof searchProducts> } = await look('leather', {
          sort,
          limit: '7',
          ...(cursor ? { cursor: String(cursor) } : {}),
        })
        seen.push(...data.list.map((card) => card.id))
        cursor = data.next_cursor
      } while (cursor)
      expect(seen.slice(0, 50)).toEqual(whole.data.list.map((card) => card.id))
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(whole.data.total)
    },
  )

  it('by price start with the cheapest', async () => {
    const { data } = await look('shoes', { sort: 'price_asc', limit: '50' })
    const prices = data.list.map((card) => Number(card.price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('a cursor of another search or a forged cursor is rejected as malformed', async () => {
    const { data } = await look('leather', { limit: '5' })
    const elsewhere = await look('shoes', { limit: '5', cursor: data.next_cursor ?? '' })
    expect(elsewhere).toMatchObject({ code: 1000008, data: { fields: { cursor: 'malformed' } } })
    expect(await look('leather', { cursor: 'bm9uc2Vuc2U' })).toMatchObject({ code: 1000008 })
  })
})

describe('invalid input', () => {
  it('rejects a keyword of 5,000 characters as too long', async () =>
    expect(await look('x'.repeat(5000))).toMatchObject({ code: 1000008, data: { fields: { keyword: 'too_long' } } }))
  it('rejects 200 characters that normalize to 3,600, in a search and in suggestions', async () => {
    const ligature = '\ufdfa'
    expect(await look(ligature.repeat(200))).toMatchObject({ code: 1000008, data: { fields: { keyword: 'too_long' } } })
    expect(await mall.ask(suggest, { prefix: ligature.repeat(64) })).toMatchObject({
      code: 1000008,
      data: { fields: { prefix: 'too_long' } },
    })
  })
  /** Counts the database queries of a search. */
  const statements = async (keyword: string): Promise<number> => {
    const querySpy = vi.spyOn(mall.kernel.db.getExecutor(), 'executeQuery')
    await look(keyword)
    const { length } = querySpy.mock.calls
    querySpy.mockRestore()
    return length
  }
  it('words after the 24th and characters after the 200th cause no extra statements', async () => {
    const wrong = Array.from({ length: 40 }, (_, at) => `q${String.fromCharCode(97 + (at % 26), 120 - (at % 23))}z`)
    await statements('zzzqq')
    const few = await statements(wrong.slice(0, 24).join(' '))
    expect(few).toBeGreaterThan(1)
    expect(await statements(wrong.slice(0, 40).join(' ').toUpperCase())).toBeLessThanOrEqual(few)
    expect(await statements('\ufdfa'.repeat(22))).toBeLessThanOrEqual(few)
  })
  it.each(["'; drop table search.product; --", '<script>alert(1)</script>', "a' & !b | c:*", '\\', "''", '~0ashoe', '(((', '%', '🦀🦀'])(
    '%s is treated as plain text',
    async (keyword) => {
      const { code, data } = await look(keyword)
      expect(code).toBe(200)
      expect(data.keyword).toBe(keyword)
    },
  )
  it('a query of punctuation only returns hot words', async () => {
    const { data } = await look('!?… 。、')
    expect(data).toMatchObject({ list: [], matched: 'none' })
    expect(data.hot_words.length).toBeGreaterThan(2)
  })
  it('an unknown category returns not found', async () =>
    expect(await look('shoes', { category_id: '999999' })).toMatchObject({ code: 2000019 }))
})

describe('search padded with partial matches if few products have all words', () => {
  const look = async (fields: Record<string, string> = {}) =>
    (await mall.ask(searchProducts, { keyword: 'waterproof backpack', ...fields })).data
  it('ranks the full match first and returns the number of full matches', async () => {
    const { list, total, matched, having_all: havingAll } = await look()
    expect({ matched, havingAll }).toEqual({ matched: 'all', havingAll: 1 })
    expect(list[0]?.name_en).toMatch(/backpack/)
    expect(total).toBeGreaterThan(1)
    expect(list.slice(1).some((card) => /backpack|rain|water/i.test(card.name_en ?? ''))).toBe(true)
  })
  it('shows the closest remaining products if a filter excludes every full match', async () => {
    const [first] = (await look()).list
    const { list, having_all: havingAll } = await look({ price_max: String(Number(first?.price) - 1) })
    expect(havingAll).toBe(0)
    expect(list.length).toBeGreaterThan(0)
    for (const card of list) expect(Number(card.price)).toBeLessThan(Number(first?.price))
  })
  it('paginates without duplicates', async () => {
    const first = await look({ limit: '3' })
    const rest = await look({ limit: '50', cursor: first.next_cursor ?? '' })
    expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(first.total)
  })
  it('a one-word query returns only products with that word', async () => {
    expect((await mall.ask(searchProducts, { keyword: 'saxophone' })).data).toMatchObject({ total: 1, having_all: null })
  })
})

describe('suggestions', () => {
  const ask = async (prefix: string, lang = 'en'): Promise<Suggestion[]> => (await mall.ask(suggest, { prefix }, { lang })).data.list
  const texts = (list: readonly Suggestion[], kind: Suggestion['kind']) =>
    list.filter((each) => each.kind === kind).map((each) => each.text)

  it.each([
    ['trail r', 'en', 'trail running shoes'],
    ['trail sh', 'en', 'trail shoes'],
    ['越', 'zh', '越野跑鞋'],
    ['トレ', 'jp', 'トレイルランニング'],
    ['รองเ', 'th', 'รองเท้าวิ่ง'],
    ['zapat', 'es', 'zapatillas'],
    ['zapat', 'en', 'zapatillas'],
  ])('"%s" in %s suggests "%s"', async (prefix, lang, query) => expect(texts(await ask(prefix, lang), 'query')).toContain(query))

  it('are at most eight, mark the typed part and include products with images and prices', async () => {
    const list = await ask('sho')
    expect(list.length).toBeGreaterThan(4)
    expect(list.length).toBeLessThanOrEqual(8)
    for (const each of list) for (const [from, to] of each.matched) expect(each.text.slice(from, to).toLowerCase()).toBe('sho')
    const product = list.find((each) => each.kind === 'product')
    expect(product).toMatchObject({ id: expect.any(String), price: expect.stringMatching(/^\d+\.\d\d$/), image: expect.any(String) })
    expect(texts(list, 'category')).toContain('Shoes')
  })

  it('include products with a synonym in their name, and no bare number', async () => {
    const sofa = 'Two-seat sofa, moss green'
    expect(texts(await ask('couc'), 'query')).toEqual(['couch'])
    for (const typed of ['couc', 'couch']) expect(texts(await ask(typed), 'product')).toEqual([sofa])
    expect(texts(await ask('snea'), 'query')).toEqual(['sneakers'])
    expect(texts(await ask('toaste'), 'product')).toEqual([])
    for (const query of texts(await ask('耳', 'zh'), 'query')) expect(query).not.toMatch(/ \d+$/)
  })

  it('include brands and shops', async () => {
    const list = await ask('two riv')
    expect(texts(list, 'brand')).toEqual(['Two Rivers'])
    expect(texts(list, 'shop')).toEqual(['Two Rivers Leather'])
  })

  it.each(['waterproof back', 'shoe red', 'red sho'])(
    'for several words that no name combines, %s suggests the closest products',
    async (prefix) => {
      const list = await ask(prefix)
      expect(list.filter(({ kind }) => kind === 'product').length).toBeGreaterThan(0)
    },
  )
  it.each([
    ['headphnes', 'headphones'],
    ['wireles head', 'wireless headphones'],
    ['wireles headphnes', 'wireless headphones'],
  ])('"%s", which is misspelled, suggests "%s" and its products', async (prefix, query) => {
    const list = await ask(prefix)
    expect(texts(list, 'query')).toEqual([query])
    expect(list.filter(({ kind }) => kind === 'product').length).toBeGreaterThan(0)
  })
  it('are empty for nonsense, and special characters do no harm', async () => {
    expect(await ask('zzzqqq')).toEqual([])
    expect(await ask("';--")).toEqual([])
    expect(await ask('%')).toEqual([])
    expect(await mall.ask(suggest, { prefix: 'x'.repeat(5000) })).toMatchObject({ code: 1000008, data: { fields: { prefix: 'too_long' } } })
  })
})

describe('hot words', () => {
  it('are best sellers until there are searches, then both; one IP address counts once', async () => {
    const before = await mall.ask(getHotWords)
    expect(before.data.list.length).toBeGreaterThan(4)
    for (const _ of [1, 2, 3, 4]) await look('guitar strings')
    await countSearch(mall.kernel)
    expect((await mall.ask(getHotWords)).data.list).not.toContainEqual({ text: 'guitar strings' })
    await sql`update search.asked set times = 5 where keyword = 'guitar strings'`.execute(mall.kernel.db)
    expect((await mall.ask(getHotWords)).data.list[0]).toEqual({ text: 'guitar strings' })
  })

  it('never show words that occur in no product name', async () => {
    await sql`insert into search.asked (day, keyword, times) values (current_date, 'ada lovelace 12 main street', 900)`.execute(
      mall.kernel.db,
    )
    expect(JSON.stringify((await mall.ask(getHotWords)).data)).not.toContain('lovelace')
  })
})
