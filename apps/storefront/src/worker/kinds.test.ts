import { everyCall } from '@plaza/contract/every-call'
import { describe, expect, test } from 'vitest'
import { isNoPage, keptBy, cachedHeaders, kindOf, mayBeKept, otherWidths } from './kinds.ts'
import { atLaunch, isPublicAnswer, publicCalls } from './public-answers.ts'

const mall = 'https://mall.example'
const kind = (path: string, more: { method?: string; mode?: RequestMode; referrer?: string } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', referrer: `${mall}/`, url: new URL(path, mall).href, ...more }, mall)

describe('what the worker has to do with', () => {
  test('the page, hashed files, pictures and public answers', () => {
    expect(kind('/', { mode: 'navigate' })).toBe('page')
    expect(kind('/?from=letter', { mode: 'navigate' })).toBe('page')
    expect(kind('/assets/index-abc.js')).toBe('asset')
    expect(kind('/media/0123/640.webp')).toBe('picture')
    expect(kind('/api/customer/product/detail?id=7')).toBe('answer')
    expect(kind('/api/category/12/products?limit=24')).toBe('answer')
    expect(kind('/api/customer/index/get-all-brand', { method: 'POST' })).toBe('answer')
    expect(kind('/api/customer/index/get-all-category', { method: 'POST' })).toBe('answer')
  })

  test('nothing that changes something, comes from elsewhere, or is another page', () => {
    expect(kind('/api/customer/product/detail', { method: 'POST' })).toBeNull()
    expect(kind('/api/customer/index/get-all-brand')).toBeNull()
    expect(kind('/api/customer/login', { method: 'POST' })).toBeNull()
    expect(kind('/', { method: 'POST', mode: 'navigate' })).toBeNull()
    expect(kind('/assets/index-abc.js', { method: 'POST' })).toBeNull()
    expect(kind('https://elsewhere.example/api/customer/index/get-all-brand', { method: 'POST' })).toBeNull()
    expect(kind('https://elsewhere.example/assets/index.js')).toBeNull()
    expect(kind('/api/reference', { mode: 'navigate' })).toBeNull()
    expect(kind('/healthz')).toBeNull()
    expect(kind('/worker.js')).toBeNull()
  })

  test('nothing that a console asks for, and no page of one', () => {
    for (const referrer of ['/seller/', '/operator/', '/console/assets/index-abc.css'].map((path) => mall + path)) {
      expect(kind('/api/customer/product/detail?id=7', { referrer }), referrer).toBeNull()
      expect(kind('/media/0123/640.webp', { referrer }), referrer).toBeNull()
      // Navigation from a console to the shop returns the shop's page.
      expect(kind('/', { mode: 'navigate', referrer }), referrer).toBe('page')
    }
    for (const path of ['/seller/', '/operator/', '/seller', '/operator']) expect(kind(path, { mode: 'navigate' })).toBeNull()
    for (const path of ['/console/assets/index-abc.js', '/operator/assets/index-abc.js']) expect(kind(path)).toBeNull()
    expect(kind('/media/0123/640.webp', { referrer: 'https://elsewhere.example/seller/' })).toBe('picture')
    expect(kind('/media/0123/640.webp', { referrer: '' })).toBe('picture')
  })

  test('of all calls only those on the list, and each of these only reads and asks for nobody', () => {
    const listed = new Set(publicCalls.map(({ method, path }) => `${method} ${path}`))
    for (const { path, method, who } of everyCall.map(({ call }) => call)) {
      const requests = `/api${path
        .replace('{id}', '7')
        .replace('{section}', 'products')
        .replace(/\{\w+\}/g, 'word')}`
      expect(isPublicAnswer(method, requests), path).toBe(listed.has(`${method} ${path}`))
      if (listed.has(`${method} ${path}`)) expect(who, path).toBe('visitor')
    }
    const posted = publicCalls.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posted).toEqual(['/about_us-policy', '/customer/index/get-all-brand', '/customer/index/get-all-category'])
  })

  test('people, money, sign-ins and chats are never among them', () => {
    for (const path of ['index/demo', 'wallet', 'wallet/records', 'order/7', 'user/info', 'refund/7', 'chat'])
      for (const method of ['GET', 'POST']) expect(isPublicAnswer(method, `/api/customer/${path}`)).toBe(false)
    expect(isPublicAnswer('GET', '/api/shop/mine/products')).toBe(false)
  })

  test('what the shop opens with is among them', () => {
    expect(atLaunch.every((address) => isPublicAnswer('GET', address.split('?')[0] ?? ''))).toBe(true)
  })
})

describe('what may be kept', () => {
  const answered = (cacheControl?: string, status = 200) => ({
    status,
    redirected: false,
    headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
  })

  test('an answer that the server gives to everybody alike', () => {
    expect(mayBeKept('answer', answered('no-cache'))).toBe(true)
    expect(mayBeKept('picture', answered('public, max-age=31536000, immutable'))).toBe(true)
  })

  test('nothing of which the server says nothing, or that it wants forgotten', () => {
    expect(mayBeKept('answer', answered())).toBe(false)
    expect(mayBeKept('answer', answered('no-store'))).toBe(false)
    expect(mayBeKept('answer', answered('private, no-cache'))).toBe(false)
    expect(mayBeKept('picture', answered('private, immutable'))).toBe(false)
    expect(mayBeKept('picture', answered('no-cache'))).toBe(false)
  })

  test('no failure and no way elsewhere', () => {
    expect(mayBeKept('answer', answered('no-cache', 503))).toBe(false)
    expect(mayBeKept('page', { ...answered('no-cache'), redirected: true })).toBe(false)
  })
})

describe('what an answer is kept by', () => {
  const requests = (method: string, type = 'application/x-www-form-urlencoded') => ({
    method,
    url: `${mall}/api/customer/index/get-all-brand`,
    headers: new Headers({ 'content-type': type }),
  })

  test('its address; the form of what is posted stands in it', () => {
    const url = `${mall}/api/customer/product/detail?id=7`
    expect(keptBy({ method: 'GET', url, headers: new Headers() }, '')).toBe(url)
    const [some, others] = [keptBy(requests('POST'), 'limit=12'), keptBy(requests('POST'), 'limit=50')]
    expect(new Set([some, others, keptBy(requests('POST'), ''), requests('POST').url]).size).toBe(4)
    expect(keptBy(requests('POST', 'application/x-www-form-urlencoded;charset=UTF-8'), 'limit=12')).toBe(some)
  })

  test('nothing of what is no form, and of no endless one', () => {
    expect(keptBy(requests('POST', 'application/json'), '{"limit":12}')).toBeNull()
    expect(keptBy(requests('POST'), `keyword=${'x'.repeat(5000)}`)).toBeNull()
  })
})

test('of what an answer was asked with the language is kept, and nothing of who asked', () => {
  const requests = { lang: 'th', 'access-token': 'mine', authorization: 'Bearer mine', 'content-type': 'application/x-www-form-urlencoded' }
  expect(cachedHeaders(new Headers(requests))).toEqual({ lang: 'th' })
  expect(cachedHeaders(new Headers())).toEqual({})
})

test('a failure of the mall or of what stands before it is no page; a way elsewhere and what is not there are for the visitor to see', () => {
  expect([500, 502, 503, 504, 522, 429].filter((status) => !isNoPage(status))).toEqual([])
  // The browser shows a redirection to the worker as 0.
  expect([200, 0, 304, 403, 404].filter(isNoPage)).toEqual([])
})

test('a picture is known by its other widths', () => {
  expect(otherWidths('https://mall.example/media/0123/256.webp')).toContain('https://mall.example/media/0123/640.webp')
})
