import { sorts } from '@plaza/contract'
import { expect, test } from 'vitest'
import { sortings } from './sortings.ts'
import { standsBehind } from './standing.ts'

/** Builds an invalidation payload as the database writes it. `standard` is a product with 500 sold pieces. */
const payloadOf = (score: number, sold: number, rating: number, price: number, published: string) =>
  [score, sold, rating, price, published].join(',')
const standard = payloadOf(12.5, 500, 480_000, 2500, '1795282960.123456')
const last = {
  relevance: '12.5',
  newest: '2026-11-21 17:42:40.123456+00',
  sales: '500',
  price_asc: '2500',
  price_desc: '2500',
  rating: '480000',
}
const better = {
  relevance: payloadOf(12.500001, 0, 0, 0, '0'),
  newest: payloadOf(0, 0, 0, 0, '1795282960.123457'),
  sales: payloadOf(0, 501, 0, 0, '0'),
  price_asc: payloadOf(0, 0, 0, 2499, '0'),
  price_desc: payloadOf(0, 0, 0, 2501, '0'),
  rating: payloadOf(0, 0, 480_001, 0, '0'),
}
const worse = {
  relevance: payloadOf(12.499999, 900, 900_000, 1, '1895282960'),
  newest: payloadOf(99, 900, 900_000, 1, '1795282960.123455'),
  sales: payloadOf(99, 499, 900_000, 1, '1895282960'),
  price_asc: payloadOf(99, 900, 900_000, 2501, '1895282960'),
  price_desc: payloadOf(99, 900, 900_000, 2499, '1895282960'),
  rating: payloadOf(99, 900, 479_999, 1, '1895282960'),
}

test.each(sorts)('ordered by %s, a worse value sorts after the last row of a page; an equal value may sort before it', (sort) => {
  const behind = (stands: string) => standsBehind(sortings[sort], last[sort], stands)
  expect([behind(worse[sort]), behind(standard), behind(better[sort])]).toEqual([true, false, false])
})
test.each(sorts)('ordered by %s, an unreadable value could sort anywhere', (sort) =>
  expect(standsBehind(sortings[sort], last[sort], 'x,x,x,x,x')).toBe(false),
)
