import { expect, test } from 'vitest'
import { maxOf, stopsForNow, stopsOfAny } from './stops.ts'

const stop = (rule: 'no_destination' | 'too_little' | 'payouts_stopped') => ({ rule, until: null, limit: null })

test('a wrong amount does not block withdrawals altogether', () => {
  expect(stopsOfAny([stop('no_destination'), stop('too_little')]).map(({ rule }) => rule)).toEqual(['no_destination'])
})

test('a request is still possible while payouts are paused', () => {
  const blocked = [stop('payouts_stopped')]
  expect([stopsOfAny(blocked).length, stopsForNow(blocked).length]).toEqual([1, 0])
})

test('the maximum is the available balance, limited to the mall’s maximum per withdrawal', () => {
  expect(maxOf({ available: '284.50', max: '10000.00' })).toBe('284.50')
  expect(maxOf({ available: '28450.00', max: '10000.00' })).toBe('10000.00')
})
