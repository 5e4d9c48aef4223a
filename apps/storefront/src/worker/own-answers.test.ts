import { expect, test } from 'vitest'
import { hasData, isOwnAnswer, isSameAnswer, ownerOf, ownKeyOf } from './own-answers.ts'

const mall = 'https://mall.example'
const isOwn = (path: string, method = 'GET') => isOwnAnswer(method, new URL(path, mall))

test('only the first page of the orders and single orders are stored for their owner', () => {
  expect(isOwn('/api/customer/order/list?limit=10')).toBe(true)
  expect(isOwn('/api/customer/order/list?status=unpaid')).toBe(true)
  expect(isOwn('/api/customer/order/detail?id=7')).toBe(true)
  expect(isOwn('/api/customer/order/list?cursor=abc')).toBe(false)
  expect(isOwn('/api/customer/order/list?keyword=lamp')).toBe(false)
  expect(isOwn('/api/customer/order/cancel?id=7', 'POST')).toBe(false)
  expect(isOwn('/api/customer/wallet/balance')).toBe(false)
})

test('a key contains no token, and differs by owner', async () => {
  const [mali, kenji] = await Promise.all(['token-of-mali', 'token-of-kenji'].map(ownerOf))
  const key = ownKeyOf(`${mall}/api/customer/order/detail?id=7`, mali ?? '', 'en')
  expect(key).not.toContain('token-of-mali')
  expect(isSameAnswer(key, ownKeyOf(`${mall}/api/customer/order/detail?id=7`, kenji ?? '', 'en'))).toBe(false)
})

test('an answer in another language is the same answer, and another order is not', () => {
  const key = ownKeyOf(`${mall}/api/customer/order/detail?id=7`, 'a', 'en')
  expect(isSameAnswer(key, ownKeyOf(`${mall}/api/customer/order/detail?id=7`, 'a', 'th'))).toBe(true)
  expect(isSameAnswer(key, ownKeyOf(`${mall}/api/customer/order/detail?id=8`, 'a', 'en'))).toBe(false)
})

test('a refusal is no data', () => {
  expect(hasData('{"code":200,"data":{}}')).toBe(true)
  expect(hasData('{"code":1000002,"message":"Log in"}')).toBe(false)
  expect(hasData('<html>')).toBe(false)
})
