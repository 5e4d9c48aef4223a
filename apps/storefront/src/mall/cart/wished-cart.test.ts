import { describe, expect, test } from 'vitest'
import { cartLine, cartOf, cartShop } from '../../../test/cart-samples.ts'
import { type OptimisticChange, linesToBuy, linesToMend, noWishes, wishedCart } from './wished-cart.ts'

const shop = { id: '1', name: 'Lanna Looms', image: null, tint: 2 }
const cart = cartOf(
  [cartShop([cartLine({ id: '1', price: '2.50' }), cartLine({ id: '2', state: 'too_many', quantity: 9, items_left: 3 })])],
  {
    gone: [{ ...cartLine({ id: '3', state: 'sold_out' }), shop }],
  },
)
const wishing = (changed: Record<string, OptimisticChange>, removed: string[] = []) =>
  wishedCart(cart, { changed: new Map(Object.entries(changed)), removed: new Set(removed) })

describe('cart with optimistic changes', () => {
  test('without changes returns the identical cart', () => expect(wishedCart(cart, noWishes)).toBe(cart))

  test('a line’s amount follows its quantity; the totals stay those of the mall', () => {
    const wished = wishing({ 1: { quantity: 4 } })
    expect(wished.shops[0]?.lines[0]).toMatchObject({ quantity: 4, amount: '10.00', state: 'ok' })
    expect(wished.costs).toBe(cart.costs)
  })

  test.each([
    [{ quantity: 3 }, 'low_stock'],
    [{ quantity: 4 }, 'too_many'],
    [{ selected: false }, 'too_many'],
  ])('with three items left, %j is %s', (optimisticChange, state) => {
    expect(wishing({ 2: optimisticChange }).shops[0]?.lines[1]?.state).toBe(state)
  })

  test('lines to buy are ticked and available; ticked unavailable lines need fixing', () => {
    expect(linesToBuy(cart).map(({ id }) => id)).toEqual(['1'])
    expect(linesToMend(cart).map(({ id }) => id)).toEqual(['2'])
    expect(linesToMend(wishing({ 2: { selected: false } }))).toEqual([])
  })

  test('a removed line is not counted, and a shop without lines disappears', () => {
    const wished = wishing({}, ['1', '2'])
    expect([wished.shops, wished.items_count]).toEqual([[], 1])
    expect(wishing({}, ['3']).items_count).toBe(2)
  })
})
