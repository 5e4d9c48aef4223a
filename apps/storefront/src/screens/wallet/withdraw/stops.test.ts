import { expect, test } from 'vitest'
import { maxOf, stopsForNow, stopsOfAny } from './stops.ts'

const stop = (rule: 'no_destination' | 'too_little' | 'payouts_stopped') => ({ rule, until: null, limit: null })

test('what is wrong with the sum is no reason why nothing can be withdrawn', () => {
  expect(stopsOfAny([stop('no_destination'), stop('too_little')]).map(({ rule }) => rule)).toEqual(['no_destination'])
})

test('while payouts rest one may still ask', () => {
  const blocked = [stop('payouts_stopped')]
  expect([stopsOfAny(blocked).length, stopsForNow(blocked).length]).toEqual([1, 0])
})

test('all of it is what is available, and never more than the mall pays at once', () => {
  expect(maxOf({ available: '284.50', max: '10000.00' })).toBe('284.50')
  expect(maxOf({ available: '28450.00', max: '10000.00' })).toBe('10000.00')
})
