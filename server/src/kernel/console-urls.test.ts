import { expect, test } from 'vitest'
import { hasOwnHost, isHostOf, operatorUrlBeside, sellerUrlBeside } from './console-urls.ts'

test.each([
  ['https://mall.example', 'https://seller.mall.example'],
  ['http://localhost:3000', 'http://seller.localhost:3000'],
  ['http://127.0.0.1:3000', 'http://seller.localhost:3000'],
  ['http://[::1]:80', 'http://seller.localhost'],
])('beside %s the sellers find %s', (mall, sellers) => expect(sellerUrlBeside(mall)).toBe(sellers))

test.each([
  ['https://mall.example', 'https://mall.example/operator', false],
  ['http://localhost:3000', 'http://operator.localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://operator.localhost:3000', true],
])('beside %s the staff find %s', (mall, staff, isOwn) => {
  expect(operatorUrlBeside(mall)).toBe(staff)
  expect(hasOwnHost(staff, mall)).toBe(isOwn)
})

test('the host of a console is known whatever the port, and nothing else passes for it', () => {
  const isIt = isHostOf('https://seller.mall.example')
  expect([isIt('seller.mall.example'), isIt('SELLER.mall.example:8443')]).toEqual([true, true])
  expect([isIt('mall.example'), isIt('xseller.mall.example'), isIt('seller.mall.example.evil'), isIt(undefined)]).toEqual(
    Array(4).fill(false),
  )
})
