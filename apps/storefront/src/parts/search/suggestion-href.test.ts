import { expect, test } from 'vitest'
import { searchHref, suggestionHref } from './suggestion-href.ts'

test.each([
  ['query', '#/pages/search/search?q=tea+pot'],
  ['category', '#/pages/category/detail?id=7'],
  ['product', '#/pages/prouduct/detail?id=7'],
  ['brand', '#/pages/category/brands?brand=7'],
  ['shop', '#/pages/shop/detail?id=7'],
] as const)('a suggested %s links to its own page', (kind, href) => expect(suggestionHref({ kind, text: 'tea pot', id: '7' })).toBe(href))

test('an empty query links to the empty search page', () => expect(searchHref('')).toBe('#/pages/search/search'))
