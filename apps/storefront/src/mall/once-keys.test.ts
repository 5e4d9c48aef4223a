import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceKeys } from './once-keys.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, value: string) => held.set(name, value),
      removeItem: (name: string) => held.delete(name),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a retry of an unanswered request reuses its idempotency key, also after a reload', () => {
  const key = onceKeys.keyFor('recharge', { amount: '300' })
  expect(key).toMatch(/^[a-z0-9]{36}$/)
  expect(onceKeys.keyFor('recharge', { amount: '300' })).toBe(key)
})

test('another request, and any request after an answer, has a key of its own', () => {
  const key = onceKeys.keyFor('recharge', { amount: '300' })
  const keys = [key, onceKeys.keyFor('recharge', { amount: '400' }), onceKeys.keyFor('withdrawal', { amount: '300' })]
  onceKeys.answered('withdrawal')
  keys.push(onceKeys.keyFor('withdrawal', { amount: '300' }))
  expect(new Set(keys).size).toBe(4)
})

test('ignores malformed stored keys', () => {
  window.localStorage.setItem('once-recharge', '{"key":7}')
  expect(onceKeys.keyFor('recharge', {})).toMatch(/^[a-z0-9]{36}$/)
  window.localStorage.setItem('once-recharge', 'nonsense')
  expect(onceKeys.keyFor('recharge', {})).toMatch(/^[a-z0-9]{36}$/)
})

test('remembers an unanswered request until it is answered', () => {
  expect(onceKeys.unanswered('place')).toBeUndefined()
  onceKeys.keyFor('place', { quote_id: '7' })
  expect(onceKeys.unanswered('place')).toEqual({ quote_id: '7' })
  onceKeys.answered('place')
  expect(onceKeys.unanswered('place')).toBeUndefined()
  window.localStorage.setItem('once-place', '{"key":"k","content":"nonsense"}')
  expect(onceKeys.unanswered('place')).toBeUndefined()
})
