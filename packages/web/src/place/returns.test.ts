import { expect, test } from 'vitest'
import { createReturns } from './returns.ts'

const { safeReturn, loginHref } = createReturns({ home: '/', login: '/sign-in', neverBackTo: ['/sign-in', '/join'] })

test.each([
  ['/things?tab=late', '#/things?tab=late'],
  ['//evil.example/', '#/'],
  ['/\\evil.example', '#/'],
  ['https://evil.example', '#/'],
  ['javascript:alert(1)', '#/'],
  ['/sign-in?redirect=/x', '#/'],
  [null, '#/'],
])('%s leads to %s', (asked, to) => {
  expect(safeReturn(asked)).toBe(to)
})

test('the login page leads back to where one was, with what was asked there', () => {
  const href = loginHref({ path: '/things', query: 'id=7' })
  const redirect = new URLSearchParams(href.split('?')[1]).get('redirect')
  expect(safeReturn(redirect)).toBe('#/things?id=7')
})

test('from the beginning, or from where one joins, it leads to the beginning', () => {
  expect(loginHref({ path: '/', query: '' })).toBe('#/sign-in')
  expect(loginHref({ path: '/join', query: 'code=MALI' })).toBe('#/sign-in')
})
