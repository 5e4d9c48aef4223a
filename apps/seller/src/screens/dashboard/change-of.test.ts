import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'
import { daysOfRange } from './ranges.ts'

test.each([
  ['122.00', '100.00', 22],
  ['50.00', '100.00', -50],
  ['0.00', '100.00', -100],
  ['10.00', '0.00', null],
])('%s after %s is a change of %s percent', (now, before, percent) => expect(changeOf(now, before)).toBe(percent))

test('the last month is a full calendar month, also across the turn of the year', () => {
  expect(daysOfRange('last', new Date('2026-01-15T08:00:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(daysOfRange('month', new Date())).toEqual({})
  expect(daysOfRange('days90', new Date('2026-11-21T08:00:00Z'))).toEqual({ from: '2026-08-24', to: '2026-11-21' })
})
