import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { furtherPairs, pairs, worstContrast } from './pairs.ts'
import { palette } from './palette.ts'
import { defaultBrandHue } from './tokens.ts'

const themes = ['light', 'dark'] as const
const hues = Array.from({ length: 360 }, (_, hue) => hue)
const all = [...pairs, ...furtherPairs]

describe('guaranteed contrast', () => {
  test('41 pairs in two themes make 82', () => {
    expect(pairs.length * themes.length).toBe(82)
  })

  test.each(themes)('every pair meets its contrast for the default brand, %s', (theme) => {
    const colours = palette(theme, defaultBrandHue)
    const faint = all.filter((pair) => worstContrast(colours, pair) < pair[2])
    expect(faint).toEqual([])
  })

  test.each(themes)('every pair meets its contrast for each of 360 brand hues, %s', (theme) => {
    const faint = hues.flatMap((hue) => {
      const colours = palette(theme, hue)
      return all.filter((pair) => worstContrast(colours, pair) < pair[2]).map(([front, ground]) => `${front} on ${ground} at hue ${hue}`)
    })
    expect(faint).toEqual([])
  })

  test('white text is readable on the hero for any hue', () => {
    const worst = Math.min(...hues.map((hue) => contrast('#ffffff', palette('light', hue).scene['deep-2'])))
    expect(worst).toBeGreaterThan(6.5)
  })
})
