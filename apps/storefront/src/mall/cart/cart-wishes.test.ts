import { CallFailure, type Caller, knownCart } from '@plaza/client'
import { type CallShape, type Cart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartLine, cartOf, cartShop } from '../../../test/cart-samples.ts'
import { createCartWishes } from './cart-wishes.ts'

const short = () => new CallFailure({ kind: 'refused', reason: 'short_of_stock', of: updateCart, data: { items_left: 1 } })
const answered = (total: string): Cart => {
  const cart = cartOf([cartShop([cartLine({ id: '1' }), cartLine({ id: '2' })])])
  return { ...cart, costs: { ...cart.costs, total } }
}

/** Fixture: a server that answers when the test tells it to. */
const slowMall = () => {
  const requests: { path: string; fields: object; answer: (cart: Cart) => void; refuse: (error: unknown) => void }[] = []
  const ask = (call: CallShape, fields: object) =>
    new Promise<Cart>((answer, refuse) => void requests.push({ path: call.path, fields, answer, refuse }))
  const queries = new QueryClient()
  const refusals: unknown[] = []
  const optimisticChanges = createCartWishes({
    caller: { ask } as unknown as Pick<Caller, 'ask'>,
    queries,
    lang: () => 'en',
    onRefused: (error) => refusals.push(error),
  })
  return { asked: requests, optimisticChanges, queries, refusals }
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('what is tapped while a call is on its way becomes one more call, and never an older one', async () => {
  const { asked, optimisticChanges, queries } = slowMall()
  optimisticChanges.want(['1'], { quantity: 2 })
  await passed(300)
  optimisticChanges.want(['1'], { quantity: 3 })
  optimisticChanges.want(['1'], { quantity: 4 })
  await passed(1000)
  expect(asked.map(({ fields }) => fields)).toEqual([{ id: '1', quantity: '2' }])
  asked[0]?.answer(answered('2.00'))
  await passed(0)
  expect(asked.at(-1)?.fields).toEqual({ id: '1', quantity: '4' })
  expect(optimisticChanges.shown.current().changed.get('1')).toEqual({ quantity: 4 })
  asked[1]?.answer(answered('4.00'))
  await passed(0)
  expect(optimisticChanges.shown.current().changed.size).toBe(0)
  expect(knownCart(queries, 'en')?.costs.total).toBe('4.00')
})

test('ticks go together, and what is removed is asked for nothing else', async () => {
  const { asked, optimisticChanges } = slowMall()
  optimisticChanges.want(['1', '2', '3'], { selected: false })
  optimisticChanges.want(['2'], { selected: true })
  optimisticChanges.remove(['3'])
  await passed(300)
  for (const at of [0, 1, 2]) {
    asked[at]?.answer(answered('1.00'))
    await passed(0)
  }
  expect(asked.map(({ path, fields }) => [path, fields])).toEqual([
    [removeFromCart.path, { ids: ['3'] }],
    [selectInCart.path, { ids: ['2'], selected: '1' }],
    [selectInCart.path, { ids: ['1'], selected: '0' }],
  ])
})

test('what is refused is taken back and told; another wish for the line begins anew', async () => {
  const { asked, optimisticChanges, refusals } = slowMall()
  optimisticChanges.want(['1'], { quantity: 9 })
  await passed(300)
  asked[0]?.refuse(short())
  await passed(0)
  expect(optimisticChanges.shown.current().changed.size).toBe(0)
  expect(optimisticChanges.refused.current().get('1')?.reason).toBe('short_of_stock')
  expect(refusals).toHaveLength(1)
  optimisticChanges.want(['1'], { quantity: 1 })
  expect(optimisticChanges.refused.current().size).toBe(0)
})

test('whoever goes on waits until the mall has heard everything', async () => {
  const { asked, optimisticChanges } = slowMall()
  optimisticChanges.want(['1'], { quantity: 2 })
  let isSettled = false
  void optimisticChanges.settled().then(() => (isSettled = true))
  await passed(100)
  expect([asked.length, isSettled]).toEqual([1, false])
  asked[0]?.answer(answered('2.00'))
  await passed(100)
  expect(isSettled).toBe(true)
})

test.each([
  [{ quantity: 3 }, { selected: false }],
  [{ selected: false }, { quantity: 3 }],
  [{ quantity: 2 }, { selected: true }, { quantity: 3 }, { selected: false }],
])('what is wanted of a line within one moment is wanted together: %j, %j', async (...wanted) => {
  const { asked, optimisticChanges } = slowMall()
  for (const optimisticChange of wanted) optimisticChanges.want(['1'], optimisticChange)
  expect(optimisticChanges.shown.current().changed.get('1')).toEqual({ quantity: 3, selected: false })
  await passed(300)
  expect(asked.map(({ fields }) => fields)).toEqual([{ id: '1', quantity: '3', selected: '0' }])
})
