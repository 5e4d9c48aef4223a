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
])('redirects %s to %s', (target, to) => {
  expect(safeReturn(target)).toBe(to)
})

test('the login link redirects back to the current route with its query', () => {
  const href = loginHref({ path: '/things', query: 'id=7' })
  const redirect = new URLSearchParams(href.split('?')[1]).get('redirect')
  expect(safeReturn(redirect)).toBe('#/things?id=7')
})

test('the login link from the home page or the join page redirects to the home page', () => {
  expect(loginHref({ path: '/', query: '' })).toBe('#/sign-in')
  expect(loginHref({ path: '/join', query: 'code=MALI' })).toBe('#/sign-in')
})
