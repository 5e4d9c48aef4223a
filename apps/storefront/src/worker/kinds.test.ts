import { everyCall } from '@plaza/contract/every-call'
import { describe, expect, test } from 'vitest'
import { kindOf, mayBeKept, otherWidths } from './kinds.ts'
import { atLaunch, isPublicAnswer, publicCalls } from './public-answers.ts'

const mall = 'https://mall.example'
const kind = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', url: new URL(path, mall).href, ...more }, mall)

describe('what the worker has to do with', () => {
  test('the page, hashed files, pictures and public answers', () => {
    expect(kind('/', { mode: 'navigate' })).toBe('page')
    expect(kind('/?from=letter', { mode: 'navigate' })).toBe('page')
    expect(kind('/assets/index-abc.js')).toBe('asset')
    expect(kind('/media/0123/640.webp')).toBe('picture')
    expect(kind('/api/customer/product/detail?id=7')).toBe('answer')
    expect(kind('/api/category/12/products?limit=24')).toBe('answer')
  })

  test('nothing that changes something, comes from elsewhere, or is another page', () => {
    expect(kind('/api/customer/product/detail', { method: 'POST' })).toBeNull()
    expect(kind('https://elsewhere.example/assets/index.js')).toBeNull()
    expect(kind('/api/reference', { mode: 'navigate' })).toBeNull()
    expect(kind('/healthz')).toBeNull()
    expect(kind('/worker.js')).toBeNull()
  })

  test('of all calls only those on the list, and each of these only reads and asks for nobody', () => {
    const listed = new Set<string>(publicCalls.map(({ path }) => path))
    for (const { path, method, who } of everyCall.map(({ call }) => call)) {
      const asked = `/api${path
        .replace('{id}', '7')
        .replace('{section}', 'products')
        .replace(/\{\w+\}/g, 'word')}`
      expect(method === 'GET' && isPublicAnswer(asked), path).toBe(method === 'GET' && listed.has(path))
      if (listed.has(path) && method === 'GET') expect(who, path).toBe('visitor')
    }
    expect(publicCalls.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('people, money, sign-ins and chats are never among them', () => {
    for (const path of ['index/demo', 'wallet', 'wallet/records', 'order/7', 'user/info', 'refund/7', 'chat'])
      expect(isPublicAnswer(`/api/customer/${path}`)).toBe(false)
    expect(isPublicAnswer('/api/shop/mine/products')).toBe(false)
  })

  test('what the shop opens with is among them', () => {
    expect(atLaunch.every((address) => isPublicAnswer(address.split('?')[0] ?? ''))).toBe(true)
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

test('a picture is known by its other widths', () => {
  expect(otherWidths('https://mall.example/media/0123/256.webp')).toContain('https://mall.example/media/0123/640.webp')
})
