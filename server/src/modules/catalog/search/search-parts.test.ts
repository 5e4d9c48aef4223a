import { searchProducts, type ProductCard } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { dispatchAll } from '../../../dispatch-all.ts'
import { publish } from '../../../platform/events/events.ts'
import { query } from '../../../platform/db/rows.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { partsOfWords } from './spelling/word-parts.ts'
import { searchWords } from './terms/terms.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const look = async (keyword: string, more: Record<string, string> = {}) => mall.ask(searchProducts, { keyword, ...more })
const names = (list: readonly ProductCard[]) => list.map((card) => card.name_en ?? '')

const many = 25
const wordsIn = (name: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'word' }).segment(name)]
    .map(({ segment }) => segment)
    .filter((word) => /^[\p{L}\p{M}ー]+$/u.test(word))
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

type Sold = { id: string; names: Record<string, string> }
const bestSellers = () =>
  query<Sold>(mall.kernel.db)`select product.id, names from products.product join search.product found on product_id = product.id
    order by found.sold desc, product.id limit ${many}`

/** Long words in the titles of bestsellers, each with the product that a part of it must find. */
const titleWords = async (lang: string, fewest: number) =>
  (await bestSellers()).map(({ id, names: own }) => ({ id, words: wordsIn(own[lang] ?? '').filter((word) => word.length >= fewest) }))

/** Word parts for which the search does not return the bestseller on the first page. */
const missed = async (lang: string, fewest: number, partOf: (word: string) => string) => {
  const requests = (await titleWords(lang, fewest)).flatMap(({ id, words }) => words.map((word) => ({ id, word })))
  const lost: string[] = []
  for (const { id, word } of requests) {
    const { data } = await look(partOf(word))
    if (!data.list.some((card) => card.id === id)) lost.push(`${partOf(word)} of ${word}`)
  }
  return { many: requests.length, lost }
}

describe('each of 25 best sellers', () => {
  const longest = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  it.each([
    ['first four letters', (word: string) => word.slice(0, 4)],
    ['letters behind the first', (word: string) => word.slice(1)],
  ])('is found by the %s of a word, in English and in Spanish: 50 of 50', async (_, partOf) => {
    let found = 0
    for (const lang of ['en', 'es'])
      for (const { id, words } of await titleWords(lang, 5)) {
        const { data } = await look(partOf(longest(words)))
        expect(data.corrected).toBeNull()
        if (data.list.some((card) => card.id === id)) found += 1
      }
    expect(found).toBe(2 * many)
  })

  it.each([
    ['en', 5, 'first four letters', (word: string) => word.slice(0, 4)],
    ['en', 5, 'letters behind the first', (word: string) => word.slice(1)],
    ['es', 5, 'first four letters', (word: string) => word.slice(0, 4)],
    ['es', 5, 'letters behind the first', (word: string) => word.slice(1)],
    ['es', 5, 'first four letters without their accents', (word: string) => withoutAccents(word).slice(0, 4)],
    ['es', 5, 'letters behind the first without their accents', (word: string) => withoutAccents(word).slice(1)],
    ['jp', 4, 'letters but the last', (word: string) => word.slice(0, -1)],
    ['jp', 4, 'letters behind the first', (word: string) => word.slice(1)],
    ['th', 4, 'letters but the last', (word: string) => word.slice(0, -1)],
    ['th', 4, 'letters behind the first', (word: string) => word.slice(1)],
  ])('is found in %s by any word of %i letters or more, by its %s', { timeout: 60_000 }, async (lang, fewest, _, partOf) => {
    const { many: searched, lost } = await missed(lang, fewest, partOf)
    expect(searched).toBeGreaterThan(many)
    expect(lost).toEqual([])
  })
})

describe('partial word', () => {
  it.each([
    ['tide', /^Tidewater/],
    ['back', /\bbackpack\b/],
    ['foot', /^Football/],
    ['innea', /^Linnea/],
    ['acha', /hatchet/],
    ['cuch', /knife/],
    ['kitchen nife', /knife/],
    ['city ackpac', /^City backpack/],
  ])('"%s" finds %s and is not corrected', async (keyword, name) => {
    const { data } = await look(keyword, { limit: '50' })
    expect(data).toMatchObject({ matched: 'all', corrected: null, keyword })
    expect(names(data.list).some((each) => name.test(each))).toBe(true)
  })

  it('finds the same products when filtered and paginated', async () => {
    const whole = await look('back', { limit: '50' })
    const first = await look('back', { limit: '3' })
    const second = await look('back', { limit: '50', cursor: first.data.next_cursor ?? '' })
    expect([...first.data.list, ...second.data.list].map((card) => card.id)).toEqual(whole.data.list.map((card) => card.id))
    expect(whole.data.total).toBe(whole.data.list.length)
    const brand = whole.data.facets?.brands[0]
    expect((await look('back', { brand_id: brand?.id ?? '' })).data.total).toBe(brand?.count)
  })
})

describe('product published or renamed just now', () => {
  const status = (id: string, to: 'live' | 'off', name: string) =>
    transaction(mall.kernel, async (tx) => {
      await sql`update products.product set status = ${to}, names = names || jsonb_build_object('en', ${name}::text) where id = ${id}`.execute(
        tx,
      )
      await publish(tx, 'catalogue.changed', { productIds: [id] })
    })
  const handleEvents = async () => {
    await dispatchAll(mall.kernel)
    mall.kernel.cache.dropAll()
  }
  const pushLive = async (id: string, name: string) => {
    await status(id, 'off', name)
    await handleEvents()
    await status(id, 'live', name)
    await handleEvents()
  }
  const rename = async (id: string, name: string) => {
    await status(id, 'live', name)
    await handleEvents()
  }

  it.each([
    ['published', pushLive, 'Qwyllanberg'],
    ['renamed', rename, 'Vorstelund'],
  ])('%s: is found by the beginning and the middle of a word that no name had before', async (_, happen, word) => {
    const [{ id } = { id: '' }] = await bestSellers()
    await happen(id, `${word} lamp`)
    for (const part of [word.slice(0, 4), word.slice(1), word.slice(3, -2)]) {
      const { data } = await look(part)
      expect(data).toMatchObject({ matched: 'all', corrected: null })
      expect(names(data.list)).toEqual([`${word} lamp`])
    }
  })

  it('a whole word ranks before a prefix, and a prefix before the middle of a word, regardless of sales', async () => {
    const [best, second, third] = await bestSellers()
    await rename(best?.id ?? '', 'Overzalbrik lamp')
    await rename(second?.id ?? '', 'Zalbrikholm lamp')
    await rename(third?.id ?? '', 'Zalbrik lamp')
    const { data } = await look('zalbrik')
    expect(names(data.list)).toEqual(['Zalbrik lamp', 'Zalbrikholm lamp', 'Overzalbrik lamp'])
    await rename(third?.id ?? '', 'Plain lamp')
    expect(names((await look('zalbrik')).data.list)).toEqual(['Zalbrikholm lamp', 'Overzalbrik lamp'])
  })

  it('a part of too many words is marked as searched in only some of them', async () => {
    const [often] = await query<{ part: string }>(mall.kernel.db)`select substr(word, at, 3) as part
      from search.word cross join generate_series(2, length(word) - 2) at
      where word ~ '^[a-z]{5,}$' group by 1 having count(distinct word) > 24 order by count(*) desc, part limit 1`
    if (!often) throw new Error('no part stands in so many words')
    const isWhole = async (part: string) => (await partsOfWords(mall.kernel.db, searchWords(part), 'all'))?.isWhole
    expect([await isWhole(often.part), await isWhole('qwylsen')]).toEqual([false, true])
  })

  it('a whole word with a full page of matches is not extended by partial matches', async () => {
    const [{ id } = { id: '' }] = await bestSellers()
    await rename(id, 'Plain lamp')
    const before = (await look('with')).data.total
    expect(before).toBeGreaterThan(30)
    await rename(id, 'Withqwylsen lamp')
    expect(names((await look('withqwyl')).data.list)).toEqual(['Withqwylsen lamp'])
    expect((await look('with')).data.total).toBe(before)
  })
})
