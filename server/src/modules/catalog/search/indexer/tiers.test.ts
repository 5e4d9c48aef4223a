import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierEnds, tierOf } from './tiers.ts'

describe('search tiers', () => {
  it('are ordered: a better score is never in a later tier', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { maxLength: 4 }),
        fc.double({ min: 0, max: 80, noNaN: true }),
        fc.double({ min: 0, max: 80, noNaN: true }),
        (scores, a, b) => {
          const bounds = scores.toSorted((x, y) => y - x)
          return a <= b ? tierOf(a, bounds) >= tierOf(b, bounds) : tierOf(a, bounds) <= tierOf(b, bounds)
        },
      ),
    ))
  it.each([
    [100, []],
    [19_999, []],
    [20_000, [1_000, 9_000]],
    [1_000_000, [1_000, 9_000, 73_000, 300_000]],
  ])('a mall of %i products has tiers that end at %j', (count, ends) => expect(tierEnds(count)).toEqual(ends))
})
