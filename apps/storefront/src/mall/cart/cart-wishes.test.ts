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

/** Fixture: a server that answers only when the test releases the answer. */
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
    place: () => ({}),
    onRefused: (error) => refusals.push(error),
  })
  return { asked: requests, optimisticChanges, queries, refusals }
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('changes during a pending call are sent in one further call, and an older value never follows', async () => {
  const { asked: requests, optimisticChanges, queries } = slowMall()
  optimisticChanges.want(['1'], { quantity: 2 })
  await passed(300)
  optimisticChanges.want(['1'], { quantity: 3 })
  optimisticChanges.want(['1'], { quantity: 4 })
  await passed(1000)
  expect(requests.map(({ fields }) => fields)).toEqual([{ id: '1', quantity: '2' }])
  requests[0]?.answer(answered('2.00'))
  await passed(0)
  expect(requests.at(-1)?.fields).toEqual({ id: '1', quantity: '4' })
  expect(optimisticChanges.shown.current().changed.get('1')).toEqual({ quantity: 4 })
  requests[1]?.answer(answered('4.00'))
  await passed(0)
  expect(optimisticChanges.shown.current().changed.size).toBe(0)
  expect(knownCart(queries, 'en')?.costs.total).toBe('4.00')
})

test('combines ticks in one call, and a removed line is sent nothing else', async () => {
  const { asked: requests, optimisticChanges } = slowMall()
  optimisticChanges.want(['1', '2', '3'], { selected: false })
  optimisticChanges.want(['2'], { selected: true })
  optimisticChanges.remove(['3'])
  await passed(300)
  for (const at of [0, 1, 2]) {
    requests[at]?.answer(answered('1.00'))
    await passed(0)
  }
  expect(requests.map(({ path, fields }) => [path, fields])).toEqual([
    [removeFromCart.path, { ids: ['3'] }],
    [selectInCart.path, { ids: ['2'], selected: '1' }],
    [selectInCart.path, { ids: ['1'], selected: '0' }],
  ])
})

test('rolls back and reports a refused change; another change of the line starts afresh', async () => {
  const { asked: requests, optimisticChanges, refusals } = slowMall()
  optimisticChanges.want(['1'], { quantity: 9 })
  await passed(300)
  requests[0]?.refuse(short())
  await passed(0)
  expect(optimisticChanges.shown.current().changed.size).toBe(0)
  expect(optimisticChanges.refused.current().get('1')?.reason).toBe('short_of_stock')
  expect(refusals).toHaveLength(1)
  optimisticChanges.want(['1'], { quantity: 1 })
  expect(optimisticChanges.refused.current().size).toBe(0)
})

test('settled() waits until all changes are answered', async () => {
  const { asked: requests, optimisticChanges } = slowMall()
  optimisticChanges.want(['1'], { quantity: 2 })
  let isSettled = false
  void optimisticChanges.settled().then(() => (isSettled = true))
  await passed(100)
  expect([requests.length, isSettled]).toEqual([1, false])
  requests[0]?.answer(answered('2.00'))
  await passed(100)
  expect(isSettled).toBe(true)
})

test.each([
  [{ quantity: 3 }, { selected: false }],
  [{ selected: false }, { quantity: 3 }],
  [{ quantity: 2 }, { selected: true }, { quantity: 3 }, { selected: false }],
])('changes of a line within one debounce are sent together: %j, %j', async (...wanted) => {
  const { asked: requests, optimisticChanges } = slowMall()
  for (const optimisticChange of wanted) optimisticChanges.want(['1'], optimisticChange)
  expect(optimisticChanges.shown.current().changed.get('1')).toEqual({ quantity: 3, selected: false })
  await passed(300)
  expect(requests.map(({ fields }) => fields)).toEqual([{ id: '1', quantity: '3', selected: '0' }])
})
