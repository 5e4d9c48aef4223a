import { CallFailure, type Caller } from '@plaza/client'
import { type CallShape, getFavourites, getFollowedShops, setFavourite } from '@plaza/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { bringAlong, readAccount } from './bring-along.ts'
import { favourites } from './favourites.ts'
import { followed } from './followed.ts'
import { createGuestCart } from './guest-cart.ts'

const lost = () => new CallFailure({ kind: 'network', reason: 'unreachable' })

/** Fixture: an account that saves the uploaded favourites and shops, over a connection that can fail. */
const account = () => {
  const has = { favourites: ['900'] as string[], shops: [] as string[], isDown: false, parts: [] as number[] }
  const ask = async (call: CallShape, fields: { product_id?: string[] }) => {
    if (call.path === setFavourite.path) {
      const given = fields.product_id ?? []
      await Promise.resolve()
      if (has.isDown) throw lost()
      has.parts.push(given.length)
      has.favourites = [...new Set([...given, ...has.favourites])]
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
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  })
  favourites.become([])
  followed.forget()
})

test('what a visitor saved and what the account had are one list, each once', async () => {
  const { has, mall } = account()
  favourites.become(['7', '900'])
  // The app also loads the account on its own as soon as the customer logs in.
  await Promise.all([bringAlong(mall), readAccount(mall)])
  expect(favourites.current()).toEqual(['7', '900'])
  expect(has.favourites).toEqual(['7', '900'])
})

test('more than goes at once comes along in parts, the latest last', async () => {
  const { has, mall } = account()
  const many = Array.from({ length: 450 }, (_, at) => String(at + 1))
  favourites.become(many)
  await bringAlong(mall)
  expect(has.parts).toEqual([200, 200, 50])
  expect(has.favourites).toEqual([...many, '900'])
})

test('what is lost on the way stays to be seen, and comes along the next time', async () => {
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

test('a shop that was followed while the account was asked stays followed, until somebody else is here', async () => {
  const { mall } = account()
  const asked = readAccount(mall)
  followed.put('3', true)
  await asked
  expect(followed.current()).toEqual(['3'])
  followed.forget()
  await readAccount(mall)
  expect(followed.current()).toEqual([])
})
