import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GuestCart, addToCart, changeLines, maxLines, maxOfOne, readCart, removeLines } from './guest-cart.ts'

const full: GuestCart = Array.from({ length: maxLines }, (_, at) => ({ productId: String(at + 1), quantity: 1 }))

describe('guest cart', () => {
  test('a product has one line, however often it is added', () => {
    const once = addToCart([], '7', 5)
    expect(addToCart(once.cart, '7', 5)).toEqual({ cart: [{ productId: '7', quantity: 2 }], added: 1 })
  })

  test('adds no more than are in stock', () => {
    const two: GuestCart = [{ productId: '7', quantity: 2 }]
    expect(addToCart(two, '7', 2)).toEqual({ cart: two, added: 0 })
    expect(addToCart([], '8', 0)).toEqual({ cart: [], added: 0 })
  })

  test('each variant has a line of its own', () => {
    const blue = addToCart([], '7', 5, { skuId: '71', quantity: 2 }).cart
    const both = addToCart(blue, '7', 5, { skuId: '72' }).cart
    expect(both).toEqual([
      { productId: '7', skuId: '71', quantity: 2 },
      { productId: '7', skuId: '72', quantity: 1 },
    ])
    expect(addToCart(both, '7', 5, { skuId: '71' }).cart[0]).toEqual({ productId: '7', skuId: '71', quantity: 3 })
    expect(readCart(JSON.stringify(both))).toEqual(both)
  })

  test('a request above the stock adds the available quantity', () => {
    const five: GuestCart = [{ productId: '7', skuId: '71', quantity: 5 }]
    expect(addToCart(five, '7', 7, { skuId: '71', quantity: 3 })).toEqual({
      cart: [{ productId: '7', skuId: '71', quantity: 7 }],
      added: 2,
    })
  })

  test('a line is limited to 999 items and the cart to 200 lines', () => {
    const many: GuestCart = [{ productId: '7', quantity: maxOfOne }]
    expect(addToCart(many, '7', 5000).added).toBe(0)
    expect(addToCart(full, '9999', 5).added).toBe(0)
    expect(addToCart(full, '12', 5).added).toBe(1)
  })

  test('additions in any order respect the limits and lose nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ product: fc.integer({ min: 1, max: 30 }), left: fc.integer({ min: 0, max: 4 }) }), { maxLength: 200 }),
        (optimisticChanges) => {
          let cart: GuestCart = []
          let taken = 0
          for (const { product, left } of optimisticChanges) {
            const result = addToCart(cart, String(product), left)
            cart = result.cart
            taken += result.added
          }
          expect(cart.reduce((sum, line) => sum + line.quantity, 0)).toBe(taken)
          expect(new Set(cart.map((line) => line.productId)).size).toBe(cart.length)
          expect(cart.every((line) => line.quantity >= 1 && line.quantity <= 4)).toBe(true)
        },
      ),
    )
  })

  test('survives storing and reading unchanged', () => {
    const cart: GuestCart = [
      { productId: '7', quantity: 2 },
      { productId: '9', quantity: 999, priceSeen: '48.00', waits: true },
    ]
    expect(readCart(JSON.stringify(cart))).toEqual(cart)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"productId":"7"}'],
    [
      'lines of somebody else',
      '[{"productId":"<b>","quantity":1},{"productId":"7","quantity":0},{"productId":"7","quantity":1.5},{"productId":"7","skuId":"","quantity":1},{"productId":7,"quantity":1},null]',
    ],
  ])('reads %s as an empty cart', (_, text) => {
    expect(readCart(text)).toEqual([])
  })

  test('drops lines with an invalid price or an invalid tick', () => {
    expect(readCart('[{"productId":"7","quantity":1,"priceSeen":"48"},{"productId":"8","quantity":1,"waits":false}]')).toEqual([])
  })

  test('truncates an oversized stored cart to its limits', () => {
    const lines = Array.from({ length: 500 }, (_, at) => ({ productId: String(at + 1), quantity: 1 }))
    expect(readCart(JSON.stringify(lines))).toHaveLength(maxLines)
  })
})

describe('guest cart changes', () => {
  const plain = { product_id: '7', sku_id: '70' }
  const blue = { product_id: '8', sku_id: '81' }
  const cart: GuestCart = [
    { productId: '7', quantity: 2, priceSeen: '4.00' },
    { productId: '8', skuId: '81', quantity: 1 },
    { productId: '8', skuId: '82', quantity: 3 },
  ]

  test('a product of one variant matches with and without its variant id', () => {
    expect(changeLines(cart, [plain], { quantity: 5 })[0]).toEqual({ productId: '7', quantity: 5, priceSeen: '4.00' })
    expect(removeLines(cart, [plain, blue])).toEqual([cart[2]])
  })

  test('unticks and ticks a line, and nothing else changes', () => {
    const waiting = changeLines(cart, [blue], { waits: true })
    expect(waiting[1]).toEqual({ productId: '8', skuId: '81', quantity: 1, waits: true })
    expect(changeLines(waiting, [blue], { quantity: 4 })[1]).toEqual({ productId: '8', skuId: '81', quantity: 4, waits: true })
    expect(changeLines(waiting, [blue], { waits: false })).toEqual(cart)
  })

  test('switching to a variant already in the cart merges the lines', () => {
    expect(changeLines(cart, [blue], { skuId: '82' })).toEqual([cart[0], { productId: '8', skuId: '82', quantity: 4 }])
    expect(changeLines(cart, [blue], { skuId: '83' })[1]).toEqual({ productId: '8', skuId: '83', quantity: 1 })
  })

  test('adding again accepts the current price and ticks the line', () => {
    const waiting = changeLines(cart, [plain], { waits: true })
    expect(addToCart(waiting, '7', 9, { price: '4.50' }).cart[0]).toEqual({ productId: '7', quantity: 3, priceSeen: '4.50' })
  })
})
