import { everyCall } from '@plaza/contract/every-call'
import { describe, expect, test } from 'vitest'
import { isNoPage, cacheKeyOf, cachedHeaders, kindOf, mayBeCached, otherWidths } from './kinds.ts'
import { atLaunch, isPublicAnswer, publicCalls } from './public-answers.ts'

const mall = 'https://mall.example'
const kind = (path: string, more: { method?: string; mode?: RequestMode; referrer?: string } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', referrer: `${mall}/`, url: new URL(path, mall).href, ...more }, mall)

describe('requests handled by the service worker', () => {
  test('include the page, hashed files, pictures and public responses', () => {
    expect(kind('/', { mode: 'navigate' })).toBe('page')
    expect(kind('/?from=letter', { mode: 'navigate' })).toBe('page')
    expect(kind('/assets/index-abc.js')).toBe('asset')
    expect(kind('/media/0123/640.webp')).toBe('picture')
    expect(kind('/api/customer/product/detail?id=7')).toBe('answer')
    expect(kind('/api/category/12/products?limit=24')).toBe('answer')
    expect(kind('/api/customer/index/get-all-brand', { method: 'POST' })).toBe('answer')
    expect(kind('/api/customer/index/get-all-category', { method: 'POST' })).toBe('answer')
    expect(kind('/api/customer/order/list?limit=10')).toBe('own')
    expect(kind('/api/customer/order/detail?id=7')).toBe('own')
  })

  test('exclude writes, other origins and other pages', () => {
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

  test('exclude requests of a console and its pages', () => {
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

  test('include only the listed calls, each a read without a user', () => {
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

  test('exclude accounts, money, sign-ins and chats', () => {
    for (const path of ['index/demo', 'wallet', 'wallet/records', 'order/7', 'user/info', 'refund/7', 'chat'])
      for (const method of ['GET', 'POST']) expect(isPublicAnswer(method, `/api/customer/${path}`)).toBe(false)
    expect(isPublicAnswer('GET', '/api/shop/mine/products')).toBe(false)
  })

  test('include the calls of the app start', () => {
    expect(atLaunch.every((address) => isPublicAnswer('GET', address.split('?')[0] ?? ''))).toBe(true)
  })
})

describe('cacheable responses', () => {
  const answered = (cacheControl?: string, status = 200) => ({
    status,
    redirected: false,
    headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
  })

  test('include a response that is the same for all users', () => {
    expect(mayBeCached('answer', answered('no-cache'))).toBe(true)
    expect(mayBeCached('picture', answered('public, max-age=31536000, immutable'))).toBe(true)
  })

  test('exclude a response without cache headers, or with no-store', () => {
    expect(mayBeCached('answer', answered())).toBe(false)
    expect(mayBeCached('answer', answered('no-store'))).toBe(false)
    expect(mayBeCached('answer', answered('private, no-cache'))).toBe(false)
    expect(mayBeCached('picture', answered('private, immutable'))).toBe(false)
    expect(mayBeCached('picture', answered('no-cache'))).toBe(false)
  })

  test('exclude failures and redirects', () => {
    expect(mayBeCached('answer', answered('no-cache', 503))).toBe(false)
    expect(mayBeCached('page', { ...answered('no-cache'), redirected: true })).toBe(false)
  })
})

describe('cache key of a response', () => {
  const requests = (method: string, type = 'application/x-www-form-urlencoded') => ({
    method,
    url: `${mall}/api/customer/index/get-all-brand`,
    headers: new Headers({ 'content-type': type }),
  })

  test('is its URL, with the posted form appended', () => {
    const url = `${mall}/api/customer/product/detail?id=7`
    expect(cacheKeyOf({ method: 'GET', url, headers: new Headers() }, '')).toBe(url)
    const [some, others] = [cacheKeyOf(requests('POST'), 'limit=12'), cacheKeyOf(requests('POST'), 'limit=50')]
    expect(new Set([some, others, cacheKeyOf(requests('POST'), ''), requests('POST').url]).size).toBe(4)
    expect(cacheKeyOf(requests('POST', 'application/x-www-form-urlencoded;charset=UTF-8'), 'limit=12')).toBe(some)
  })

  test('is null for a body that is no form or is too long', () => {
    expect(cacheKeyOf(requests('POST', 'application/json'), '{"limit":12}')).toBeNull()
    expect(cacheKeyOf(requests('POST'), `keyword=${'x'.repeat(5000)}`)).toBeNull()
  })
})

test('stores only the language of the request headers, and no credentials', () => {
  const requests = { lang: 'th', 'access-token': 'mine', authorization: 'Bearer mine', 'content-type': 'application/x-www-form-urlencoded' }
  expect(cachedHeaders(new Headers(requests))).toEqual({ lang: 'th' })
  expect(cachedHeaders(new Headers())).toEqual({})
})

test('server and proxy failures are replaced by a cached page; redirects and 404 reach the visitor', () => {
  expect([500, 502, 503, 504, 522, 429].filter((status) => !isNoPage(status))).toEqual([])
  // In a service worker, a redirect has status 0.
  expect([200, 0, 304, 403, 404].filter(isNoPage)).toEqual([])
})

test('finds a picture by its other widths', () => {
  expect(otherWidths('https://mall.example/media/0123/256.webp')).toContain('https://mall.example/media/0123/640.webp')
})
