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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { hearAll } from '../../hear-all.ts'
import { changed } from '../../kernel/cache/cache-news.ts'
import { tell } from '../../kernel/facts.ts'
import { transact } from '../../kernel/transact.ts'
import { tellAsked } from './asked-words.ts'
import { reindex } from './reindex.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const look = async (keyword: string, more: Record<string, string> = {}) => mall.ask(searchProducts, { keyword, ...more })
const names = (list: readonly ProductCard[]) => list.map((card) => card.name_en ?? '')
const trailShoes = 'Ridgeline trail running shoes, breathable mesh'

describe('words', () => {
  it.each([
    ['trail running shoes', trailShoes],
    ['shoe trail', trailShoes],
    ['TRAIL SHOES', trailShoes],
    ['zapatillas de trail', trailShoes],
    ['zapatilla malla', trailShoes],
    ['越野跑鞋', trailShoes],
    ['越野 跑鞋', trailShoes],
    ['透氣網布', trailShoes],
    ['トレイルランニングシューズ', trailShoes],
    ['ﾗﾝﾆﾝｸﾞｼｭｰｽﾞ トレイル', trailShoes],
    ['รองเท้าวิ่งเทรล', trailShoes],
    ['รองเท้า ตาข่าย', trailShoes],
    ['越野 shoes ランニング รองเท้า', trailShoes],
    ['Ridgeline 跑鞋', trailShoes],
    ['35 mm camera', 'Pocket 35 mm film camera with leather strap'],
    ['35mm 相机', 'Pocket 35 mm film camera with leather strap'],
    ['กล้อง 35 มม', 'Pocket 35 mm film camera with leather strap'],
  ])('"%s" finds %s first or among the first', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)).toContain(name)
    expect(data).toMatchObject({ matched: 'all', corrected: null, keyword })
  })

  it('of the wanted languages any finds the same kind of thing', async () => {
    const found = await Promise.all(['backpack', '双肩包', 'mochila', 'リュック', 'เป้', '後背包'].map((keyword) => look(keyword)))
    for (const { data } of found) expect(names(data.list)).toContain('City backpack 18 L, recycled canvas')
  })

  it('in a name come before words that only stand in a description', async () => {
    const { data } = await look('leather', { limit: '50' })
    const inName = names(data.list).map((name) => /leather/i.test(name))
    expect(inName[0]).toBe(true)
    expect(inName.lastIndexOf(true)).toBeLessThan(inName.length - 1)
    expect(inName.slice(0, 5)).toEqual([true, true, true, true, true])
  })

  it('must all be there before some are enough', async () => {
    const all = await look('red skis')
    expect(all.data).toMatchObject({ matched: 'all' })
    const some = await look('red skis saxophone')
    expect(some.data.matched).toBe('some')
    expect(some.data.list.length).toBeGreaterThan(0)
  })
})

describe('misspelt words', () => {
  it.each([
    ['runing shos', 'running shoes', trailShoes],
    ['bakpack', 'backpack', 'City backpack 18 L, recycled canvas'],
    ['headphnoes', 'headphones', 'Wireless over-ear headphones, 40 hours'],
    ['zapatilas', 'zapatillas', trailShoes],
    ['ランニグシューズ', 'ランニングシューズ', trailShoes],
    ['รองเท่าวิ่ง', 'รองเท้าวิ่ง', trailShoes],
    ['ridgelnie', 'ridgeline', trailShoes],
    ['lap top', 'laptop', 'Laptop backpack 22 L with luggage strap'],
    ['trailshoes', 'trail shoes', trailShoes],
  ])('"%s" is mended to "%s"', async (keyword, corrected, name) => {
    const { data } = await look(keyword, { limit: '50' })
    expect(data.corrected).toBe(corrected)
    expect(names(data.list)).toContain(name)
  })

  it.each([['越野胞鞋'], ['越野跑携']])('"%s", one character wrong, still finds the shoes', async (keyword) => {
    const { data } = await look(keyword)
    expect(names(data.list)).toContain(trailShoes)
    expect(data.matched).toBe('some')
  })

  it('a far guess is not told as what was meant where it does not find all words', async () => {
    const { data } = await look('kettle')
    expect(data.corrected).not.toBe('little')
    const hood = await look('sudadera con capucha')
    expect(hood.data.corrected ?? '').not.toContain('caucho')
  })

  it.each([['zzzqqqxx'], ['แฟฟฟฟฟฟ'], ['ぬぬぬぬぬぬ'], ['龘龘龘'], ['qwrtplkj zxcvbnm'], ['ぼうし'], ['スニーカ']])(
    '"%s" finds nothing, and says where to go on',
    async (keyword) => {
      const { data } = await look(keyword)
      expect(data).toMatchObject({ list: [], total: 0, matched: 'none', corrected: null })
      expect(data.hot_words.length).toBeGreaterThan(2)
    },
  )
})

const category = (branches: readonly CategoryBranch[], name: string): CategoryBranch | undefined =>
  branches.map((each) => (each.name_en === name ? each : category(each.children, name))).find((each) => each !== undefined)

describe('filters', () => {
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

  it('leave what they say, and no more', async () => {
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

  it('tell beside each value what it would leave', async () => {
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

  it('keep values that would leave nothing, with nothing beside them', async () => {
    const { data } = await look('bag')
    const dear = await look('bag', { price_min: data.facets?.price.max ?? '' })
    expect(dear.data.facets?.brands).toHaveLength(data.facets?.brands.length ?? 0)
    expect(dear.data.facets?.brands.filter((each) => each.count === 0).length).toBeGreaterThan(0)
  })

  it('lead down the tree of categories', async () => {
    const tree = await mall.ask(getCategoryTree)
    const shoes = category(tree.data, 'Shoes')
    const { data } = await look('shoes', { category_id: shoes?.id ?? '' })
    expect(data.facets?.categories.map((each) => each.name_en)).toContain('Running')
    const running = data.facets?.categories.find((each) => each.name_en === 'Running')
    expect((await look('shoes', { category_id: running?.id ?? '' })).data.total).toBe(running?.count)
  })

  it('two brands at once are the sum of both', async () => {
    const { data } = await look('bag')
    const [one, other] = data.facets?.brands ?? []
    const both = await look('bag', { 'brand_id[0]': one?.id ?? '', 'brand_id[1]': other?.id ?? '' })
    expect(both.data.total).toBe((one?.count ?? 0) + (other?.count ?? 0))
  })
})

describe('order and pages', () => {
  it.each(['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating'])(
    'by %s show every product once, however long a page is',
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

  it('by price rise from the cheapest', async () => {
    const { data } = await look('shoes', { sort: 'price_asc', limit: '50' })
    const prices = data.list.map((card) => Number(card.price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('a cursor of another search, or of no search, is stale', async () => {
    const { data } = await look('leather', { limit: '5' })
    const elsewhere = await look('shoes', { limit: '5', cursor: data.next_cursor ?? '' })
    expect(elsewhere).toMatchObject({ code: 1000008, data: { fields: { cursor: 'malformed' } } })
    expect(await look('leather', { cursor: 'bm9uc2Vuc2U' })).toMatchObject({ code: 1000008 })
  })
})

describe('bad input', () => {
  it('a keyword of 5 000 characters is too long, and says so', async () =>
    expect(await look('x'.repeat(5000))).toMatchObject({ code: 1000008, data: { fields: { keyword: 'too_long' } } }))
  it.each(["'; drop table search.product; --", '<script>alert(1)</script>', "a' & !b | c:*", '\\', "''", '~0ashoe', '(((', '%', '🦀🦀'])(
    '%s is only words',
    async (keyword) => {
      const { code, data } = await look(keyword)
      expect(code).toBe(200)
      expect(data.keyword).toBe(keyword)
    },
  )
  it('of punctuation alone leads on to hot words', async () => {
    const { data } = await look('!?… 。、')
    expect(data).toMatchObject({ list: [], matched: 'none' })
    expect(data.hot_words.length).toBeGreaterThan(2)
  })
  it('an unknown category is not found', async () =>
    expect(await look('shoes', { category_id: '999999' })).toMatchObject({ code: 2000019 }))
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
  ])('"%s" in %s offers "%s"', async (prefix, lang, query) => expect(texts(await ask(prefix, lang), 'query')).toContain(query))

  it('are at most eight, mark what was typed, and hold products with pictures and prices', async () => {
    const list = await ask('sho')
    expect(list.length).toBeGreaterThan(4)
    expect(list.length).toBeLessThanOrEqual(8)
    for (const each of list) for (const [from, to] of each.matched) expect(each.text.slice(from, to).toLowerCase()).toBe('sho')
    const product = list.find((each) => each.kind === 'product')
    expect(product).toMatchObject({ id: expect.any(String), price: expect.stringMatching(/^\d+\.\d\d$/), image: expect.any(String) })
    expect(texts(list, 'category')).toContain('Shoes')
  })

  it('name brands and shops', async () => {
    const list = await ask('two riv')
    expect(texts(list, 'brand')).toEqual(['Two Rivers'])
    expect(texts(list, 'shop')).toEqual(['Two Rivers Leather'])
  })

  it('of nonsense there are none, and bad signs do no harm', async () => {
    expect(await ask('zzzqqq')).toEqual([])
    expect(await ask("';--")).toEqual([])
    expect(await ask('%')).toEqual([])
    expect(await mall.ask(suggest, { prefix: 'x'.repeat(5000) })).toMatchObject({ code: 1000008, data: { fields: { prefix: 'too_long' } } })
  })
})

describe('hot words', () => {
  it('come from what sells until people search, then from both; one address counts once', async () => {
    const before = await mall.ask(getHotWords)
    expect(before.data.list.length).toBeGreaterThan(4)
    for (const _ of [1, 2, 3, 4]) await look('guitar strings')
    await tellAsked(mall.kernel)
    expect((await mall.ask(getHotWords)).data.list).not.toContainEqual({ text: 'guitar strings' })
    await sql`update search.asked set times = 5 where keyword = 'guitar strings'`.execute(mall.kernel.db)
    expect((await mall.ask(getHotWords)).data.list[0]).toEqual({ text: 'guitar strings' })
  })

  it('never show words that no name of the mall has', async () => {
    await sql`insert into search.asked (day, keyword, times) values (current_date, 'ada lovelace 12 main street', 900)`.execute(
      mall.kernel.db,
    )
    expect(JSON.stringify((await mall.ask(getHotWords)).data)).not.toContain('lovelace')
  })
})

describe('the index', () => {
  const rename = async (name: string) =>
    transact(mall.kernel, async (tx) => {
      const row = await sql<{
        id: string
      }>`update catalogue.product set names = names || jsonb_build_object('en', ${name}::text) where key = 'trail-running-shoes' returning id`.execute(
        tx,
      )
      await tell(tx, 'catalogue.changed', { productIds: row.rows.map((each) => each.id) })
      await changed(tx, ['products'])
    })

  it('follows what the catalogue tells, once and for all', async () => {
    await rename('Xylophant trail runner')
    expect((await look('xylophant')).data.total).toBe(0)
    await hearAll(mall.kernel)
    await hearAll(mall.kernel)
    await expect.poll(async () => names((await look('xylophant')).data.list)).toEqual(['Xylophant trail runner'])
    expect((await look('breathable mesh trail shoes')).data.matched).not.toBe('none')
    await rename(trailShoes)
    await hearAll(mall.kernel)
    await expect.poll(async () => (await look('xylophant')).data.total).toBe(0)
  })

  it('forgets what goes off sale, and finds it again when it is back', async () => {
    const put = (status: string) =>
      transact(mall.kernel, async (tx) => {
        const row = await sql<{
          id: string
        }>`update catalogue.product set status = ${status} where key = 'trail-running-shoes' returning id`.execute(tx)
        await tell(tx, 'catalogue.changed', { productIds: row.rows.map((each) => each.id) })
      })
    await put('off')
    await hearAll(mall.kernel)
    await expect.poll(async () => names((await look('trail running shoes')).data.list)).not.toContain(trailShoes)
    await put('live')
    await hearAll(mall.kernel)
    await expect.poll(async () => names((await look('trail running shoes')).data.list)).toContain(trailShoes)
  })

  it('built anew finds the same', async () => {
    const keywords = ['shoes', '越野跑鞋', 'รองเท้า', 'leather bag', 'ランニング']
    const before = await Promise.all(keywords.map((keyword) => look(keyword, { limit: '50' })))
    expect(await reindex(mall.kernel)).toBeGreaterThan(200)
    const after = await Promise.all(keywords.map((keyword) => look(keyword, { limit: '50' })))
    expect(after.map(({ data }) => data)).toEqual(before.map(({ data }) => data))
  })
})
