import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failing } from './count-facets.ts'
import { countPassing } from './counted-row.ts'
import { partOf } from './read-counted.ts'

const each = 6
const now = 500_000
const product = fc.record({
  brand: fc.integer({ min: 0, max: 3 }),
  price: fc.integer({ min: 1, max: 300 }),
  rating: fc.integer({ min: 0, max: 500 }),
  inStock: fc.boolean(),
  reducedUntil: fc.constantFrom(0, 500, 501),
  expiresAt: fc.constantFrom(400, 500, 501, Number.POSITIVE_INFINITY),
})
type Product = typeof product extends fc.Arbitrary<infer P> ? P : never
const chosen = fc.record(
  {
    brands: fc.constantFrom(['1'], ['1', '2']),
    priceMin: fc.constant(50),
    priceMax: fc.constant(200),
    ratingMin: fc.constant(4),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** Packs products into numbers, as the database does. */
const packed = (products: readonly Product[]): Float64Array => {
  const numbers = new Float64Array(products.length * each)
  const halves = new Int32Array(numbers.buffer)
  for (const [index, { brand, price, rating, inStock, reducedUntil, expiresAt }] of products.entries()) {
    numbers.set([index + 1, 0, price, 0, reducedUntil, expiresAt], index * each)
    halves.set([brand, 1], index * each * 2 + 2)
    halves.set([inStock ? 1 : 0, rating], index * each * 2 + 6)
  }
  return numbers
}

test('the packed count equals the count of products that pass the filters one by one', () =>
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), chosen, fc.option(fc.integer({ min: 1, max: 40 })), (products, filters, without) => {
      const list = { numbers: packed(products), each, depth: 'counted' as const }
      const part = partOf(list, without === null ? undefined : String(without), now)
      const fails = failing(filters, { chosen: () => true, shownOver: () => undefined }, now)
      const left = Array.from(part.rows, (row) => fails(row)).filter((failed) => failed === 0)
      expect(countPassing(part.span, filters, now)).toBe(left.length)
    }),
  ))
