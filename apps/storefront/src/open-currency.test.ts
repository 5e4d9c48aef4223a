import { cast } from '@plaza/cast'
import { languages } from '@plaza/values'
import { homeRoute } from '@plaza/web/route'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { category, productCard, websiteConfig } from '../test/samples.ts'
import { type BootAnswer, bootCalls } from './boot.ts'
import { draw } from './draw.tsx'
import { render } from './entry-server.tsx'

type Currency = { code: string; symbol: string; rate: string }
const offered: readonly Currency[] = cast.currencies

const goods = (prices: readonly (readonly [string, string | null])[], name = 'A lamp') =>
  prices.map(([price, list_price], at) => productCard({ id: String(at + 1), price, list_price, name_en: name }))

const data = (name: string, input: BootAnswer['input'], options: { list: readonly Currency[]; goods: ReturnType<typeof goods> }): unknown =>
  ({
    getCurrency: { static: { product: '/media/', category: '/media/', general: '/media/' }, list: options.list },
    getLanguages: cast.languages,
    getStore: input['type'] === 'advert' ? { top: [], center_top: [], center: [], center_bottom: [], bottom: [] } : websiteConfig,
    getAnnouncements: [],
    getFirstCategories: [category({ id: '1' })],
    getAllProducts: { list: options.goods, next_cursor: null, total: options.goods.length, total_is_exact: true },
  })[name]

const answersOf = (list: readonly Currency[], shown: ReturnType<typeof goods>): BootAnswer[] =>
  bootCalls.map(({ name, input }) => ({ name, input, data: data(name, input, { list, goods: shown }) }))

const drawnIn = async (lang: (typeof languages)[number], cur: string, answers: BootAnswer[]) =>
  (await draw({ lang, cur, answers }, { route: homeRoute })).root

const prices = [
  ['0.01', null],
  ['12.35', '19.95'],
  ['999.99', '1000.00'],
  ['1284.50', '2000000.00'],
  ['123456.78', null],
] as const

describe('page rendered once for all currencies', () => {
  test.each(languages)('equals the page rendered in each currency: %s', async (lang) => {
    const answers = answersOf(offered, goods(prices))
    const { rootIn } = await render({ lang, answers })
    // A third of the currencies in each language, so that each currency is tested in two of the six languages.
    const some = offered.filter((_, at) => at % 3 === languages.indexOf(lang) % 3)
    for (const { code } of some) {
      const root = await rootIn(code)
      expect(root).toContain('data-price')
      expect(root).toBe(await drawnIn(lang, code, answers))
    }
  })

  test('holds for any symbols and rates, and shows the first currency if none is chosen', async () => {
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`)
    const symbol = fc.string({ unit: fc.constantFrom('$', '&', '<', '>', '"', "'", 'R', '€', ' ', '-'), minLength: 1, maxLength: 4 })
    const rate = fc.constantFrom('1', '0.000123', '16250', '34.6', '0.5')
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 4 }), symbol, rate, async (amounts, sign, of) => {
        const list = [{ code: 'XTS', symbol: sign, rate: of }]
        const answers = answersOf(list, goods(amounts.map((each, at) => [each, at % 2 === 0 ? null : '99999999.99'])))
        const { rootIn } = await render({ lang: 'en', answers })
        expect(await rootIn('XTS')).toBe(await drawnIn('en', 'XTS', answers))
        expect(await rootIn('USD')).toBe(await drawnIn('en', 'USD', answers))
      }),
      { numRuns: 15 },
    )
  })

  test('is rendered per currency if its content has the characters reserved for amounts', async () => {
    const answers = answersOf(offered, goods(prices, 'A lamp for \uE00012.50 or \uE001'))
    const { rootIn } = await render({ lang: 'en', answers })
    expect(await rootIn('EUR')).toBe(await drawnIn('en', 'EUR', answers))
    expect(await rootIn('EUR')).toContain('A lamp for \uE00012.50 or \uE001')
  })
})
