import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyListing,
  appliedCount,
  boundFrom,
  boundShown,
  fieldsNear,
  fieldsOf,
  readListing,
  sorts,
  withBrand,
  writeListing,
  type ListingState,
} from './listing-state.ts'

const ids = fc.integer({ min: 1, max: 1_000_000 }).map(String)
const sums = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2))
const states: fc.Arbitrary<ListingState> = fc.record({
  categoryId: fc.option(ids),
  brandIds: fc.uniqueArray(ids, { maxLength: 6 }),
  priceMin: fc.option(sums),
  priceMax: fc.option(sums),
  ratingMin: fc.option(fc.integer({ min: 1, max: 5 })),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  sort: fc.constantFrom(...sorts),
})

describe('list filters', () => {
  it('survive a round trip through the URL, which retains its other parameters', () => {
    fc.assert(
      fc.property(states, (state) => {
        const query = new URLSearchParams(writeListing(new URLSearchParams('id=7&q=red+shoes'), state))
        expect(readListing(query)).toEqual(state)
        expect([query.get('id'), query.get('q')]).toEqual(['7', 'red shoes'])
      }),
    )
  })
  it('ignores invalid values in the URL', () => {
    const query = new URLSearchParams('in=1;drop&brands=x.y&from=-5&to=1e9&rating=77&stock=yes&sort=cheapest')
    expect(readListing(query)).toEqual(anyListing)
  })
  it('an unfiltered list sends no fields', () => {
    expect(fieldsOf(anyListing)).toEqual({})
    expect(appliedCount(anyListing)).toBe(0)
  })
  it('an empty list suggests its department, or without other filters the whole mall', () => {
    expect(fieldsNear({ ...anyListing, categoryId: '7', inStock: true, priceMax: '1' })).toEqual({ category_id: '7' })
    expect(fieldsNear({ ...anyListing, categoryId: '7' })).toEqual({})
    expect(fieldsNear(anyListing)).toEqual({})
  })
  it('two brands, a price range and stars count as four filters', () => {
    const state = withBrand(withBrand({ ...anyListing, priceMin: '10', priceMax: '20', ratingMin: 4 }, '3', true), '9', true)
    expect(appliedCount(state)).toBe(4)
    expect(fieldsOf(withBrand(state, '3', false))).toEqual({ brand_id: ['9'], price_min: '10', price_max: '20', rating_min: '4' })
  })
})

describe('price bound', () => {
  it('typed in baht is sent in dollars, rounded outwards', () => {
    expect(boundFrom('1000', '34.6', 'low')).toBe('28.90')
    expect(boundFrom('1000', '34.6', 'high')).toBe('28.91')
    expect(boundFrom('12,50', '1', 'low')).toBe('12.50')
  })
  it.each(['', 'abc', '-5', '1e5', '1.234'])('%j is no valid bound', (typed) => expect(boundFrom(typed, '1', 'low')).toBeNull())
  it('in the base currency survives a round trip', () => {
    fc.assert(fc.property(sums, (sum) => Number(boundShown(boundFrom(sum, '1', 'low'), '1')) === Number(sum)))
  })
})
