import { expect, test } from 'vitest'
import { readHash } from './place.ts'

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/?utm=letter', '/', 'utm=letter'],
  ['#/pages/prouduct/detail?id=7', '/pages/prouduct/detail', 'id=7'],
  ['#/pages/search/search?keyword=what?', '/pages/search/search', 'keyword=what?'],
  ['#nonsense', 'nonsense', ''],
])('the hash %j leads to %j with the query %j', (hash, path, query) => {
  expect(readHash(hash)).toEqual({ path, query })
})
