import { CallFailure, type Caller } from '@plaza/client'
import { type CallShape, getFavourites, getFollowedShops, setFavourite } from '@plaza/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { bringAlong, readAccount } from './bring-along.ts'
import { favourites } from './favourites.ts'
import { followed } from './followed.ts'
import { createGuestCart } from './guest-cart.ts'

const lost = () => new CallFailure({ kind: 'network', reason: 'unreachable' })

/** Fixture: an account that saves the uploaded favourites and followed shops. Its connection can fail. */
const account = () => {
  const has = { favourites: ['900'] as string[], shops: [] as string[], isDown: false, parts: [] as number[] }
  const ask = async (call: CallShape, fields: { product_id?: string[] }) => {
    if (call.path === setFavourite.path) {
      const productIds = fields.product_id ?? []
      await Promise.resolve()
      if (has.isDown) throw lost()
      has.parts.push(productIds.length)
      has.favourites = [...new Set([...productIds, ...has.favourites])]
      return { count: has.favourites.length }
    }
    if (call.path === getFavourites.path) return { ids: [...has.favourites] }
    if (call.path === getFollowedShops.path) return { ids: [...has.shops] }
    return null
  }
  const mall = {
    caller: { ask } as unknown as Caller,
    queries: new QueryClient(),
    cart: createGuestCart([]),
    choices: { current: () => ({ lang: 'en' as const }) },
  }
  return { has, mall }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
  })
  favourites.become([])
  followed.forget()
})

test('merges the visitor’s favourites with those of the account, without duplicates', async () => {
  const { has, mall } = account()
  favourites.become(['7', '900'])
  // As soon as the customer logs in, the app also loads the account without being asked.
  await Promise.all([bringAlong(mall), readAccount(mall)])
  expect(favourites.current()).toEqual(['7', '900'])
  expect(has.favourites).toEqual(['7', '900'])
})

test('uploads a list above the limit in batches, the latest last', async () => {
  const { has, mall } = account()
  const many = Array.from({ length: 450 }, (_, at) => String(at + 1))
  favourites.become(many)
  await bringAlong(mall)
  expect(has.parts).toEqual([200, 200, 50])
  expect(has.favourites).toEqual([...many, '900'])
})

test('a failed upload stays visible and is retried the next time', async () => {
  const { has, mall } = account()
  has.isDown = true
  favourites.become(['7', '8'])
  await bringAlong(mall)
  await readAccount(mall)
  expect(favourites.current()).toEqual(['7', '8', '900'])
  expect(has.favourites).toEqual(['900'])
  has.isDown = false
  await readAccount(mall)
  expect(has.favourites).toEqual(['7', '8', '900'])
  expect(favourites.current()).toEqual(['7', '8', '900'])
})

test('a shop followed during loading stays followed until another customer logs in', async () => {
  const { mall } = account()
  const reading = readAccount(mall)
  followed.put('3', true)
  await reading
  expect(followed.current()).toEqual(['3'])
  followed.forget()
  await readAccount(mall)
  expect(followed.current()).toEqual([])
})
