import { expect, test } from 'vitest'
import { checkoutHref, confirmHref, hrefOfStep, readWanted } from './wanted.ts'

const read = (query: string) => readWanted(new URLSearchParams(query))

test('without a product it is the cart that is bought', () => expect(read('step=x')).toEqual({ what: 'cart', query: {} }))

test('one thing is bought at once, and every step says which', () => {
  const wanted = read('product=7&sku=70&quantity=2')
  expect(wanted).toMatchObject({ what: '7:70:2', item: { product_id: '7', sku_id: '70', quantity: '2' } })
  expect(hrefOfStep('delivery', wanted)).toBe('#/pages/cart/delivery?product=7&sku=70&quantity=2')
})

test.each(['product=7', 'product=7&quantity=0', 'product=7&quantity=1.5', 'product=7&sku=x&quantity=-3'])('%s is one piece', (query) =>
  expect(read(query).item).toEqual({ product_id: '7', quantity: '1' }),
)

test('what is no product is the cart', () => expect(read('product=0&quantity=3').what).toBe('cart'))

test('others link to the payment, and to how it stands', () => {
  expect(checkoutHref()).toBe('#/pages/cart/pay')
  expect(checkoutHref({ productId: '7', quantity: 2 })).toBe('#/pages/cart/pay?product=7&quantity=2')
  expect(read(checkoutHref({ productId: '7', skuId: '70', quantity: 2 }).split('?')[1] ?? '').what).toBe('7:70:2')
  expect(confirmHref('9')).toBe('#/pages/cart/pay?step=confirm&payment=9')
})
