import { describe, expect, it } from 'vitest'
import { planRange } from './plan-range.ts'

describe('range of days', () => {
  it('starts with the first day and ends with the last', () =>
    expect(planRange({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
    }))
  it('is open without dates', () => expect(planRange({ from: undefined, to: undefined })).toEqual({}))
  it.each([
    ['2026-02-30', undefined, 'from'],
    [undefined, '2026-13-01', 'to'],
  ])('from %s to %s is invalid because of %s', (from, to, which) => expect(planRange({ from, to })).toBe(which))
})
