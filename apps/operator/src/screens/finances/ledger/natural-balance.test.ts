import { expect, test } from 'vitest'
import { naturalBalance, naturalFlow } from './natural-balance.ts'

test.each([
  ['cash/card', '-73.05', '73.05'],
  ['cash', '12.00', '-12.00'],
  ['shop.receivable/13', '-4.00', '4.00'],
  ['cash/demo', '0.00', '0.00'],
  ['customer.available/1', '95.00', '95.00'],
  ['commission', '4.00', '4.00'],
  ['promotions', '-3.00', '-3.00'],
])('%s with %s reads %s', (account, balance, shown) => {
  expect(naturalBalance(account, balance)).toBe(shown)
})

test('money that a customer brings comes to the cash of the mall', () => {
  expect(naturalFlow({ account: 'cash', came: '1.00', went: '9.00' })).toEqual({ account: 'cash', came: '9.00', went: '1.00' })
  expect(naturalFlow({ account: 'fees', came: '1.00', went: '9.00' })).toEqual({ account: 'fees', came: '1.00', went: '9.00' })
})
