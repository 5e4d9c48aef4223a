import fc from 'fast-check'
import { describe, it } from 'vitest'
import { bandOf, bandsBetween } from './price-bands.ts'

describe('price bands', () => {
  it('for a range include the band of every price in it', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }), (min, width, part) => {
        const bands = bandsBetween(min, min + width)
        return bands.length === 0 || bands.includes(bandOf(Math.round(min + width * part)))
      }),
    ))
})
