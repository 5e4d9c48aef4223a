import { transportMessages } from '@plaza/contract'
import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const asPage = { accept: 'text/html,*/*;q=0.8' }

test('a rate-limited page request gets a page in the language of the client', () => {
  const page = plainPage(429, { url: '/operator/', headers: { ...asPage, cookie: 'cur=EUR; lang=jp' } })
  expect(page).toContain(`<main><h1>${transportMessages[429].jp}</h1><a href="">もう一度試す</a></main>`)
  expect(plainPage(503, { url: '/', headers: { ...asPage, 'accept-language': 'th' } })).toContain(transportMessages[503].th)
})
test.each([
  ['a call', 429, '/api/customer/index/get_new', asPage],
  ['a program', 429, '/operator/', { accept: '*/*' }],
  ['what is not there', 404, '/operator/', asPage],
] as const)('%s gets the JSON envelope', (_, status, url, headers) => expect(plainPage(status, { url, headers })).toBeNull())
