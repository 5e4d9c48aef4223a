import { describe, expect, it } from 'vitest'
import { planRange } from './plan-range.ts'

describe('a range of days', () => {
  it('begins with the first and ends with the last', () =>
    expect(planRange({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
    }))
  it('is open where nothing is said', () => expect(planRange({ from: undefined, to: undefined })).toEqual({}))
  it.each([
    ['2026-02-30', undefined, 'from'],
    [undefined, '2026-13-01', 'to'],
  ])('from %s to %s is none, because of %s', (from, to, which) => expect(planRange({ from, to })).toBe(which))
})
