import { expect, test } from 'vitest'
import { isSellerHost, sellerUrlBeside } from './seller-url.ts'

test.each([
  ['https://mall.example', 'https://seller.mall.example'],
  ['http://localhost:3000', 'http://seller.localhost:3000'],
  ['http://127.0.0.1:3000', 'http://seller.localhost:3000'],
  ['http://[::1]:80', 'http://seller.localhost'],
])('beside %s the sellers find %s', (mall, sellers) => expect(sellerUrlBeside(mall)).toBe(sellers))

test('the sellers’ host is known whatever the port, and nothing else passes for it', () => {
  const isIt = isSellerHost('https://seller.mall.example')
  expect([isIt('seller.mall.example'), isIt('SELLER.mall.example:8443')]).toEqual([true, true])
  expect([isIt('mall.example'), isIt('xseller.mall.example'), isIt('seller.mall.example.evil'), isIt(undefined)]).toEqual(
    Array(4).fill(false),
  )
})
