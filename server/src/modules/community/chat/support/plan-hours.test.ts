import { expect, test } from 'vitest'
import { hoursOf, isThere } from './plan-hours.ts'

test.each([
  ['in the morning of Bangkok', '09:00', '18:00', '2026-11-21T02:30:00Z', true],
  ['before it opens there', '09:00', '18:00', '2026-11-21T01:59:00Z', false],
  ['the minute that it closes', '09:00', '18:00', '2026-11-21T11:00:00Z', false],
  ['after midnight of a night shop', '20:00', '04:00', '2026-11-21T20:59:00Z', true],
  ['at noon of a night shop', '20:00', '04:00', '2026-11-21T05:00:00Z', false],
])('%s the shop is open or closed', (_when, opens, closes, at, isOpen) => {
  const hours = hoursOf({ opens, closes, zone: 'Asia/Bangkok' })
  expect(hours !== 'wrong' && isThere(hours, new Date(at))).toBe(isOpen)
})

test('no hours mean always open, and incomplete hours are rejected', () => {
  const always = hoursOf({})
  expect(always !== 'wrong' && isThere(always, new Date())).toBe(true)
  for (const half of [{ opens: '09:00' }, { opens: '09:00', closes: '18:00' }, { opens: '09:00', closes: '09:00', zone: 'UTC' }])
    expect(hoursOf(half)).toBe('wrong')
})
