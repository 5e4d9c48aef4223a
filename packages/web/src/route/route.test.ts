import { expect, test } from 'vitest'
import { hrefTo, readHash } from './route.ts'

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/?utm=letter', '/', 'utm=letter'],
  ['#/things?id=7', '/things', 'id=7'],
  ['#/search?keyword=what?', '/search', 'keyword=what?'],
  ['#nonsense', 'nonsense', ''],
])('parses the hash %j as path %j with query %j', (hash, path, query) => {
  expect(readHash(hash)).toEqual({ path, query })
})

test('a link to a route carries its query and parses back unchanged', () => {
  expect(hrefTo('/things')).toBe('#/things')
  expect(readHash(hrefTo('/things', { id: '7', to: '/a?b' }))).toEqual({ path: '/things', query: 'id=7&to=%2Fa%3Fb' })
})
