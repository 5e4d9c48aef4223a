import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cast, demoPeople, pictureFile, pictureWidths, pictures } from './index.ts'
import type { CastProduct, Words } from './shape.ts'

const languages = ['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const
const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')

const repeated = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at)
const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key)
const unknownTo = (known: readonly string[], named: readonly string[]): string[] => named.filter((name) => !known.includes(name))

describe('the demo mall', () => {
  it('has at least 240 products, 12 shops, 30 brands and 10 departments', () => {
    expect(cast.products.length).toBeGreaterThanOrEqual(240)
    expect(cast.shops).toHaveLength(12)
    expect(cast.brands).toHaveLength(30)
    expect(cast.categories.filter(({ parent }) => !parent)).toHaveLength(10)
  })

  it.each(['ads', 'announcements', 'brands', 'categories', 'news', 'people', 'policies', 'posts', 'products', 'shops'] as const)(
    'uses no key of its %s twice',
    (list) => {
      const keys = keysOf(cast[list])
      expect(repeated(keys)).toEqual([])
      expect(keys.filter((key) => !/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(key))).toEqual([])
    },
  )

  it('sells each product in a shop, under a brand and in a deepest category that exist', () => {
    const parents = cast.categories.map(({ parent }) => parent)
    const deepest = keysOf(cast.categories).filter((key) => !parents.includes(key))
    expect(
      unknownTo(
        keysOf(cast.shops),
        cast.products.map(({ shop }) => shop),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        keysOf(cast.brands),
        cast.products.map(({ brand }) => brand),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        deepest,
        cast.products.map(({ category }) => category),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        cast.products.map(({ category }) => category),
        deepest,
      ),
    ).toEqual([])
    expect(
      unknownTo(
        cast.products.map(({ shop }) => shop),
        keysOf(cast.shops),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        cast.products.map(({ brand }) => brand),
        keysOf(cast.brands),
      ),
    ).toEqual([])
  })

  it('names each parent before its children, at least two levels deep', () => {
    const place = new Map(keysOf(cast.categories).map((key, at) => [key, at]))
    const early = cast.categories.filter(({ parent }, at) => parent && (place.get(parent) ?? Infinity) > at)
    expect(keysOf(early)).toEqual([])
    const lower = cast.categories.filter(({ parent }) => parent)
    expect(lower.length).toBeGreaterThan(40)
    expect(lower.some(({ parent }) => lower.some(({ key }) => key === parent))).toBe(true)
  })

  it('gives each shop an English name and an owner of its own who is its contact', () => {
    for (const shop of cast.shops) {
      expect(
        [shop.street, shop.postcode].filter((each) => each.trim() === ''),
        `address of ${shop.key}`,
      ).toEqual([])
      expect(shop.name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 &'.-]{2,39}$/)
      expect(cast.people.find(({ key }) => key === shop.owner)).toMatchObject({ role: 'seller', full_name: shop.contact })
    }
    expect(repeated(cast.shops.map(({ owner }) => owner))).toEqual([])
  })
})

describe('prices, stock and demand', () => {
  it('are amounts with two digits, and a former price lies above the present one', () => {
    const isAmount = (price: string) => /^[1-9]\d{0,3}\.\d\d$/.test(price)
    expect(keysOf(cast.products.filter(({ price, before = '9999.00' }) => !isAmount(price) || !isAmount(before)))).toEqual([])
    expect(keysOf(cast.products.filter(({ price, before = '9999.00' }) => Number(before) <= Number(price)))).toEqual([])
  })

  it('are possible: no more ratings than sales, ratings from 1 to 5, whole pieces', () => {
    const isCount = (number: number) => Number.isInteger(number) && number >= 0
    const impossible = cast.products.filter(
      ({ demand, stock, taxRate }) =>
        demand.ratings > demand.sold || demand.rating < 1 || demand.rating > 5 || ![stock, taxRate, demand.sold].every(isCount),
    )
    expect(keysOf(impossible)).toEqual([])
  })

  it('name only options that have words or are sizes, and only combinations that exist', () => {
    const valuesOf = ({ options = {} }: CastProduct) => [...(options.colour ?? []), ...(options.finish ?? [])]
    expect(unknownTo(Object.keys(cast.optionValues), cast.products.flatMap(valuesOf))).toEqual([])
    const combinationsOf = ({ options = {} }: CastProduct) =>
      Object.values(options).reduce<string[]>(
        (made, values) => made.flatMap((each) => values.map((value) => (each ? `${each}/${value}` : value))),
        [''],
      )
    const strange = cast.products.flatMap((product) => unknownTo(combinationsOf(product), Object.keys(product.stockOf ?? {})))
    expect(strange).toEqual([])
  })

  it('show each colour in a picture of its own', () => {
    const short = cast.products.filter(({ options, gallery }) => (options?.colour?.length ?? 0) > gallery.length + 1)
    expect(keysOf(short)).toEqual([])
  })
})

describe('pictures', () => {
  const named = [
    ...cast.products.flatMap(({ picture, gallery }) => [picture, ...gallery]),
    ...cast.ads.flatMap((ad) => ad.pictures),
    ...[...cast.categories, ...cast.shops, ...cast.news, ...cast.posts, ...Object.values(cast.scenes)].map(({ picture }) => picture),
    ...cast.brands.map(({ picture }) => picture),
    ...cast.shops.map(({ banner }) => banner),
  ]

  it('lie ready in every width for each name, with a tint and a size', () => {
    const missing = [...new Set(named)].filter((name) => {
      const tint = pictures[name]?.tint ?? 0
      return tint < 1 || tint > 12 || pictureWidths.some((width) => !existsSync(join(picturesFolder, pictureFile(name, width))))
    })
    expect(missing).toEqual([])
  })

  it('are all named by somebody', () => {
    expect(unknownTo(named, Object.keys(pictures))).toEqual([])
  })

  it('show something else for each product of a department', () => {
    const parentOf = new Map(cast.categories.map(({ key, parent }) => [key, parent]))
    const topOf = (key: string): string => {
      const parent = parentOf.get(key)
      return parent ? topOf(parent) : key
    }
    expect(repeated(cast.products.map(({ category, picture }) => `${topOf(category)}: ${picture}`))).toEqual([])
  })
})

describe('what the mall says', () => {
  it('fills every ad position as the home page lays it out', () => {
    const positions = cast.ads.map(({ position }) => position)
    const count = (position: string) => positions.filter((each) => each === position).length
    expect(['top', 'center_top', 'center', 'center_bottom', 'bottom'].map(count)).toEqual([4, 2, 3, 2, 1])
  })

  it('links only to categories and products that exist', () => {
    const linked = cast.ads.map(({ link }) => link)
    expect(
      unknownTo(
        keysOf(cast.categories),
        linked.flatMap((link) => (link.kind === 'category' ? link.key : [])),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        keysOf(cast.products),
        linked.flatMap((link) => (link.kind === 'product' ? link.key : [])),
      ),
    ).toEqual([])
    expect(
      unknownTo(
        keysOf(cast.products),
        cast.posts.flatMap((post) => [...post.products]),
      ),
    ).toEqual([])
  })

  it('tells each story in at least three paragraphs', () => {
    const short = [...cast.news, ...cast.posts].filter(({ text }) => languages.some((language) => text[language].length < 5))
    expect(keysOf(short)).toEqual([])
  })

  it('keeps every policy complete, and prints settings rather than numbers', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted()
    const shapeOf = (html: string) => [...placeholders(html), ...(html.match(/<\w+>/g) ?? [])].join(' ')
    expect(keysOf(cast.policies).toSorted()).toEqual(['about_us', 'privacy', 'return', 'support', 'terms', 'user'])
    const uneven = cast.policies.flatMap(({ key, body }) =>
      languages.filter((language) => shapeOf(body[language]) !== shapeOf(body.en)).map((language) => `${key} ${language}`),
    )
    expect(uneven).toEqual([])
  })
})

describe('people', () => {
  it('have one address each, at plaza.example', () => {
    expect(repeated(cast.people.map(({ email }) => email))).toEqual([])
    for (const { email } of cast.people) expect(email).toMatch(/^[a-z]+@plaza\.example$/)
  })

  it('sign in with passwords of their own that the rules allow: staff with at least 15 characters', () => {
    expect(repeated(cast.people.map(({ password }) => password))).toEqual([])
    for (const { role, password } of cast.people) expect(password.length).toBeGreaterThanOrEqual(role.startsWith('operator_') ? 15 : 8)
  })

  it('play every role that can be tried', () => {
    expect(demoPeople.map(({ role }) => role)).toHaveLength(new Set(cast.people.map(({ role }) => role)).size)
  })

  it('have an address to send to, when they shop', () => {
    for (const person of cast.people.filter(({ role }) => role.endsWith('shopper'))) expect(person.address?.country).toBe(person.country)
  })
})

describe('money', () => {
  it('is shown in eight currencies, the base at one', () => {
    expect(cast.currencies.map(({ code }) => code)).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'TWD', 'THB', 'MXN'])
    expect(cast.currencies[0]).toMatchObject({ symbol: '$', rate: '1' })
    expect(repeated(cast.currencies.map(({ symbol }) => symbol))).toEqual([])
  })

  it('cannot be sent to a wallet of the demo mall: none of its addresses is one', () => {
    for (const { address } of cast.wallets) expect(address).toMatch(/^DEMO-/)
  })
})

/** Names in one language differ from each other inside a list, so that nobody picks the wrong one. */
describe('names of categories', () => {
  it.each(languages)('are told apart among brothers in %s', (language: keyof Words) => {
    expect(repeated(cast.categories.map(({ parent, name }) => `${parent ?? ''}: ${name[language]}`))).toEqual([])
  })
})
