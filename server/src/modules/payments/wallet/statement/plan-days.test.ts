import { describe, expect, it } from 'vitest'
import { dayStart } from './plan-days.ts'

describe('calendar day', () => {
  it.each([
    ['2026-11-22', 0, '2026-11-22T00:00:00.000Z'],
    ['2026-01-01', 420, '2025-12-31T17:00:00.000Z'],
    ['2026-12-31', -300, '2026-12-31T05:00:00.000Z'],
    ['2028-02-29', 0, '2028-02-29T00:00:00.000Z'],
  ])('%s at UTC offset %i minutes begins at %s', (day, offset, start) => expect(dayStart(day, offset)?.toISOString()).toBe(start))
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31'])('%s is not a calendar date', (day) =>
    expect(dayStart(day, 0)).toBeNull(),
  )
})
