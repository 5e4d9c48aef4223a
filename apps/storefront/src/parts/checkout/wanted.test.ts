import { expect, test } from 'vitest'
import { checkoutHref, confirmHref, hrefOfStep, readWanted } from './wanted.ts'

const read = (query: string) => readWanted(new URLSearchParams(query))

test('without a product the cart is bought', () => expect(read('step=x')).toEqual({ what: 'cart', query: {} }))

test('buy-now buys one item, and the link of every step names it', () => {
  const wanted = read('product=7&sku=70&quantity=2')
  expect(wanted).toMatchObject({ what: '7:70:2', item: { product_id: '7', sku_id: '70', quantity: '2' } })
  expect(hrefOfStep('delivery', wanted)).toBe('#/pages/cart/delivery?product=7&sku=70&quantity=2')
})

test.each(['product=7', 'product=7&quantity=0', 'product=7&quantity=1.5', 'product=7&sku=x&quantity=-3'])(
  'reads %s as one piece',
  (query) => expect(read(query).item).toEqual({ product_id: '7', quantity: '1' }),
)

test('an invalid product means the cart', () => expect(read('product=0&quantity=3').what).toBe('cart'))

test('other pages link to the payment and its confirmation', () => {
  expect(checkoutHref()).toBe('#/pages/cart/pay')
  expect(checkoutHref({ productId: '7', quantity: 2 })).toBe('#/pages/cart/pay?product=7&quantity=2')
  expect(read(checkoutHref({ productId: '7', skuId: '70', quantity: 2 }).split('?')[1] ?? '').what).toBe('7:70:2')
  expect(confirmHref('9')).toBe('#/pages/cart/pay?step=confirm&payment=9')
})
