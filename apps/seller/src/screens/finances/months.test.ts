import { expect, test } from 'vitest'
import { lastMonths } from './months.ts'

test('lists months backwards across the turn of the year, also from the last day of a long month', () => {
  expect(lastMonths(new Date('2026-01-31T23:30:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})
