import { clampChroma as culoriClamp, converter, formatHex, wcagContrast } from 'culori'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampChroma, contrast, toHex } from './colour.ts'

const colour = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 0.35, noNaN: true }),
  fc.double({ min: 0, max: 359.9, noNaN: true }),
)
const bytes = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

describe('colour conversion', () => {
  test('gives the same hex as culori, within one step of 256', () => {
    fc.assert(
      fc.property(colour, ([l, c, h]) => {
        const theirs = bytes(formatHex(culoriClamp({ mode: 'oklch', l, c, h }, 'oklch', 'rgb')))
        bytes(toHex([l, c, h])).forEach((byte, at) => expect(Math.abs(byte - (theirs[at] ?? NaN))).toBeLessThanOrEqual(1))
      }),
    )
  })

  test('clamping retains lightness and hue and never adds chroma', () => {
    fc.assert(
      fc.property(colour, ([l, c, h]) => {
        const [lightness, chroma, hue] = clampChroma([l, c, h])
        expect([lightness, hue]).toEqual([l, h])
        expect(chroma).toBeLessThanOrEqual(c)
      }),
    )
  })

  test('an in-gamut sRGB colour retains its chroma', () => {
    const { l, c, h = 0 } = converter('oklch')('#007463') ?? { l: 0, c: 0 }
    expect(clampChroma([l, c, h])[1]).toBe(c)
    expect(toHex([l, c, h])).toBe('#007463')
  })

  test('contrast agrees with culori and is symmetric', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const [a, b] = [toHex(one), toHex(other)]
        expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 6)
        expect(contrast(a, b)).toBe(contrast(b, a))
      }),
    )
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
  })
})
