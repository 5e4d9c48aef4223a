import {
  getAllBrands,
  getAllProducts,
  getBrand,
  getCategory,
  getProductDetail,
  getShop,
  searchProducts,
  sorts,
  suggest,
} from '@plaza/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { writeCursor } from '../../../platform/db/cursor.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

/** Values of a forged cursor: almost valid values, and values beyond the valid range. */
const values = fc.oneof(
  fc.constantFrom('1.5', '99999999999999999999', '1e400', '-1e99', 'NaN', 'Infinity', '', ' 1', '0x10', '9223372036854775808'),
  fc.constantFrom('2026-02-31 10:00:00+00', '0000-01-01 00:00:00+00', '9999-99-99 99:99:99+99', '2026-01-01 00:00:00+15:59', "'; --"),
  fc.string({ maxLength: 30 }),
  fc.double().map(String),
)
const ids = fc.oneof(fc.constantFrom('9999999999999999999', '9223372036854775808', '0', '-1', '1', ''), fc.string({ maxLength: 20 }))

describe('forged cursor', () => {
  it('returns a normal page or is rejected as malformed, for any content', async () => {
    const forged = fc.record({ sort: fc.constantFrom(...sorts), value: values, id: ids })
    await fc.assert(
      fc.asyncProperty(forged, async ({ sort, value, id }) => {
        const cursor = writeCursor({ by: sort, value, id })
        const { code } = await mall.ask(getAllProducts, { sort, cursor })
        expect([200, 1000008]).toContain(code)
      }),
      { numRuns: 150 },
    )
  })
  it('in a brand list returns a page or is rejected as malformed', async () => {
    await fc.assert(
      fc.asyncProperty(values, ids, async (value, id) => {
        const { code } = await mall.ask(getAllBrands, { cursor: writeCursor({ by: 'brand', value, id }) })
        expect([200, 1000008]).toContain(code)
      }),
      { numRuns: 60 },
    )
  })
})

describe('invalid input to the catalog', () => {
  it.each([
    ['a category that is not there', () => mall.ask(getCategory, { id: '999999', section: 'products' }), 2000019],
    ['a brand that is not there', () => mall.ask(getBrand, { id: '999999' }), 2000019],
    ['a shop that is not there', () => mall.ask(getShop, { id: '999999', section: 'home' }), 2000019],
    ['an id beyond all ids', () => mall.ask(getProductDetail, { id: '9223372036854775807' }), 2000019],
    ['an id past the last', () => mall.ask(getProductDetail, { id: '9223372036854775808' }), 1000008],
    ['a negative id', () => mall.ask(getProductDetail, { id: '-1' }), 1000008],
    ['another section', () => mall.ask(getShop, { id: '1', section: 'staff' } as never), 1000008],
    ['another order', () => mall.ask(getAllProducts, { sort: 'price;drop table' } as never), 1000008],
    ['a negative price', () => mall.ask(getBrand, { id: '1', price_min: '-1' }), 1000008],
    ['a price of thirteen digits', () => mall.ask(getAllProducts, { price_max: '1000000000000' }), 1000008],
    ['fifty-one brands', () => mall.ask(getAllProducts, { brand_id: Array.from({ length: 51 }, () => '1') } as never), 1000008],
    ['a keyword of 5 000 characters', () => mall.ask(getAllBrands, { keyword: 'x'.repeat(5000) }), 1000008],
    ['a prefix of 5 000 characters', () => mall.ask(suggest, { prefix: 'x'.repeat(5000) }), 1000008],
  ])('%s is rejected with its error code', async (_, asking, code) => expect((await asking()).code).toBe(code))

  it.each(["'; drop schema products cascade; --", '<img src=x onerror=alert(1)>', '%00', '\\', '{{7*7}}', '${1}', "' or 1=1 --"])(
    '%s is treated as plain text in a search and in a brand list',
    async (keyword) => {
      expect((await mall.ask(searchProducts, { keyword })).code).toBe(200)
      expect((await mall.ask(getAllBrands, { keyword })).data.list).toEqual([])
      expect((await mall.ask(suggest, { prefix: keyword })).code).toBe(200)
    },
  )
  it('a minimum price above the maximum returns an empty list with total zero', async () => {
    const { data } = await mall.ask(getAllProducts, { price_min: '90.00', price_max: '10.00' })
    expect(data).toMatchObject({ list: [], total: 0, next_cursor: null })
  })
})
