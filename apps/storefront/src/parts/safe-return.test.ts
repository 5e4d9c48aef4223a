import { expect, test } from 'vitest'
import { loginHref, safeReturn } from './safe-return.ts'

test.each([
  ['/pages/mine/dashboard?tab=notices', '#/pages/mine/dashboard?tab=notices'],
  ['//evil.example/', '#/'],
  ['/\\evil.example', '#/'],
  ['https://evil.example', '#/'],
  ['javascript:alert(1)', '#/'],
  ['/pages/users/login?redirect=/x', '#/'],
  [null, '#/'],
])('%s leads to %s', (asked, to) => {
  expect(safeReturn(asked)).toBe(to)
})

test('the login page leads back to where one was, with what was asked there', () => {
  const href = loginHref({ path: '/pages/prouduct/detail', query: 'id=7' })
  const redirect = new URLSearchParams(href.split('?')[1]).get('redirect')
  expect(safeReturn(redirect)).toBe('#/pages/prouduct/detail?id=7')
})
