import { describe, expect, test } from 'vitest'
import { themeColour, tokensCss, wholeHue } from './tokens-css.ts'

describe('tokens as CSS', () => {
  test('the default brand is jade', () => {
    const css = tokensCss(178)
    expect(css).toContain('--brand-h:178;')
    expect(css).toContain('--brand:#007463')
    expect(css).toContain('--tint-12:#fee5f2')
  })

  test('dark is there twice: as chosen, and as the system preference unless light was chosen', () => {
    const dark = tokensCss(178).match(/color-scheme:dark;--bg:#081010/g)
    expect(dark).toHaveLength(2)
    expect(tokensCss(178)).toContain('@media(prefers-color-scheme:dark){:root:not([data-theme=light]){')
  })

  test('another hue changes the brand and leaves neutrals and tints unchanged', () => {
    const [jade, blue] = [tokensCss(178), tokensCss(262)]
    const value = (css: string, name: string) => css.match(new RegExp(`--${name}:(#\\w+)`))?.[1]
    expect(value(blue, 'brand')).not.toBe(value(jade, 'brand'))
    for (const name of ['bg', 'ink', 'deal', 'tint-1', 'focus']) expect(value(blue, name)).toBe(value(jade, name))
  })

  test('any hue from a settings form gives a stylesheet', () => {
    expect([wholeHue(-2), wholeHue(720.4), wholeHue(Number.NaN), wholeHue(359.6)]).toEqual([358, 0, 0, 0])
    expect(tokensCss(Number.NaN)).toBe(tokensCss(0))
  })

  test('the theme colour is the canvas colour', () => {
    expect(themeColour('light', 178)).toBe('#f7fafa')
    expect(themeColour('dark', 178)).toBe('#081010')
  })
})
