import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFacets, failing, isActive, sides, without, type Branches, type Chosen, type Countable } from './count-facets.ts'

const now = 500
const branches: Branches = { chosen: (category) => category === 2, shownOver: (category) => category }
const base: Countable = {
  brand: 1,
  category: 1,
  shop: 1,
  price: 100,
  rating: 450,
  inStock: true,
  reducedUntil: 0,
}
const product = fc
  .record({
    brand: fc.integer({ min: 0, max: 3 }),
    category: fc.integer({ min: 1, max: 3 }),
    shop: fc.integer({ min: 1, max: 2 }),
    price: fc.integer({ min: 1, max: 300 }),
    rating: fc.integer({ min: 0, max: 500 }),
    inStock: fc.boolean(),
    reducedUntil: fc.constantFrom(0, 900),
  })
  .map((some): Countable => ({ ...base, ...some }))
const filters: fc.Arbitrary<Chosen> = fc.record(
  {
    category: fc.constant('2'),
    brands: fc.constantFrom(['1'], ['1', '2']),
    shop: fc.constant('1'),
    priceMin: fc.constant(50),
    priceMax: fc.constant(200),
    ratingMin: fc.constant(4),
    inStock: fc.constant(true),
    onSale: fc.constant(true),
  },
  { requiredKeys: [] },
)
const sum = (values: Iterable<number>) => [...values].reduce((all, each) => all + each, 0)

describe('facet counts', () => {
  it('give for each value the number of products left if it is chosen instead', () =>
    fc.assert(
      fc.property(fc.array(product, { maxLength: 60 }), filters, (products, chosen) => {
        const counted = countFacets(products, () => products, chosen, branches, now)
        for (const brand of [1, 2, 3]) {
          const fails = failing({ ...chosen, brands: [String(brand)] }, branches, now)
          expect(counted.brands.get(brand) ?? 0).toBe(products.filter((each) => fails(each) === 0).length)
        }
        const inStock = failing({ ...chosen, inStock: true }, branches, now)
        expect(counted.inStock).toBe(products.filter((each) => inStock(each) === 0).length)
        const onSale = failing({ ...chosen, onSale: true }, branches, now)
        expect(counted.onSale).toBe(products.filter((each) => onSale(each) === 0).length)
        for (const [index, stars] of [4, 3, 2, 1].entries()) {
          const rated = failing({ ...chosen, ratingMin: stars }, branches, now)
          expect(counted.ratings[index]).toBe(products.filter((each) => rated(each) === 0).length)
        }
        const free = failing(without(chosen, 'price'), branches, now)
        expect(sum(counted.bins)).toBe(products.filter((each) => free(each) === 0).length)
      }),
    ))

  it('include a value without products as zero', () => {
    const counted = countFacets(
      [base, { ...base, brand: 2, inStock: false }],
      () => [base, { ...base, brand: 2, inStock: false }],
      { inStock: true },
      branches,
      now,
    )
    expect([...counted.brands]).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('leave out one filter at a time', () => {
    const all: Chosen = { category: '1', brands: ['1'], shop: '1', priceMin: 1, priceMax: 2, ratingMin: 3, inStock: true, onSale: true }
    for (const side of sides) expect(sides.filter((each) => !isActive(without(all, side), each))).toEqual([side])
  })
})
