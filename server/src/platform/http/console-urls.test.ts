import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { consoleAddresses, hasOwnHost, isHostOf, operatorUrlBeside, sellerUrlBeside } from './console-urls.ts'

test.each([
  ['https://mall.example', 'https://seller.mall.example'],
  ['http://localhost:3000', 'http://seller.localhost:3000'],
  ['http://127.0.0.1:3000', 'http://seller.localhost:3000'],
  ['http://[::1]:80', 'http://seller.localhost'],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000/seller'],
  ['http://[fd00::7]:3000', 'http://[fd00::7]:3000/seller'],
])('the seller console for %s has the URL %s', (mall, sellers) => expect(sellerUrlBeside(mall)).toBe(sellers))

test.each([
  ['https://mall.example', 'https://mall.example/operator', false],
  ['http://localhost:3000', 'http://operator.localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://operator.localhost:3000', true],
])('the staff console for %s has the URL %s', (mall, staff, isOwn) => {
  expect(operatorUrlBeside(mall)).toBe(staff)
  expect(hasOwnHost(staff, mall)).toBe(isOwn)
})

test.each([
  [{}, 'http://seller.localhost:3000/ http://localhost:3000/seller/', 'http://operator.localhost:3000/ http://localhost:3000/operator/'],
  [{ PUBLIC_URL: 'https://mall.example/' }, 'https://seller.mall.example/ https://mall.example/seller/', 'https://mall.example/operator/'],
  [{ PUBLIC_URL: 'http://10.0.0.5:3000' }, 'http://10.0.0.5:3000/seller/', 'http://10.0.0.5:3000/operator/'],
  [
    { PUBLIC_URL: 'https://mall.example', SELLER_URL: 'https://shops.example', OPERATOR_URL: 'https://staff.example/' },
    'https://shops.example/',
    'https://staff.example/',
  ],
  [
    { PUBLIC_URL: 'https://mall.example', SELLER_URL: 'https://mall.example/seller/', OPERATOR_URL: 'https://mall.example/operator' },
    'https://mall.example/seller/',
    'https://mall.example/operator/',
  ],
])('%o: each console opens at every printed URL', (settings, sellers, staff) => {
  const environment = readEnvironment(settings, '/home')
  expect(consoleAddresses('seller', environment).join(' ')).toBe(sellers)
  expect(consoleAddresses('operator', environment).join(' ')).toBe(staff)
})

test('the host of a console matches with any port, and no other host matches', () => {
  const isIt = isHostOf('https://seller.mall.example')
  expect([isIt('seller.mall.example'), isIt('SELLER.mall.example:8443')]).toEqual([true, true])
  expect([isIt('mall.example'), isIt('xseller.mall.example'), isIt('seller.mall.example.evil'), isIt(undefined)]).toEqual(
    Array(4).fill(false),
  )
})
