import { expect, test } from 'vitest'
import { maxPurchases, newPurchase, readPurchases, withPurchase } from './purchases.ts'

const mali = 'mali@plaza.example'
const chosen = {
  address: '4',
  delivery: { '1': 'express' },
  coupons: ['WELCOME5'],
  notes: { '1': 'Ring twice' },
  way: 'cod' as const,
  placed: { payment: '9', at: 7 },
}
const none = { owner: '', list: {} }

test('restores the choices after a reload', () => {
  const stored = withPurchase(none, mali, 'cart', chosen)
  expect(readPurchases(JSON.stringify({ ...stored, back: '#/pages/cart/pay' }))).toEqual({ ...stored, back: '#/pages/cart/pay' })
})

test('the cart and a buy-now purchase are stored separately', () => {
  const both = withPurchase(withPurchase(none, mali, 'cart', chosen), mali, '7:70:1', newPurchase)
  expect(both.list).toEqual({ cart: chosen, '7:70:1': newPurchase })
})

test('another customer starts with no choices', () =>
  expect(withPurchase(withPurchase(none, mali, 'cart', chosen), 'nadia@plaza.example', '7:70:1', newPurchase)).toEqual({
    owner: 'nadia@plaza.example',
    list: { '7:70:1': newPurchase },
  }))

test('only the most recently changed purchases are remembered', () => {
  const things = ['1:1:1', '2:2:1', '3:3:1', '4:4:1', 'cart', '5:5:1', 'cart']
  const all = things.reduce((before, what) => withPurchase(before, mali, what, newPurchase), none as ReturnType<typeof readPurchases>)
  expect(Object.keys(all.list)).toHaveLength(maxPurchases)
  expect(Object.keys(all.list)).toEqual(['2:2:1', '3:3:1', '4:4:1', '5:5:1', 'cart'])
})

test.each([null, '', 'nonsense', '7', '{"owner":7}'])('reads malformed storage as empty: %s', (text) =>
  expect(readPurchases(text)).toEqual(none),
)

test('preserves the valid parts of a partly malformed purchase', () =>
  expect(
    readPurchases(JSON.stringify({ owner: mali, list: { cart: { delivery: { x: 'express', '1': 7 }, way: 'gold', coupons: [7, 'A'] } } })),
  ).toEqual({ owner: mali, list: { cart: { ...newPurchase, coupons: ['A'] } } }))
