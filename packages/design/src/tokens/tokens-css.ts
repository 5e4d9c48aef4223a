import { palette } from './palette.ts'
import type { Theme } from './tokens.ts'
import { effects } from './tokens.ts'

const declarations = (pairs: Iterable<readonly [string, string]>) => [...pairs].map(([name, value]) => `--${name}:${value}`).join(';')

const themeVariables = (theme: Theme, brandHue: number) => {
  const { roles, tints } = palette(theme, brandHue)
  const tintPairs = tints.map((hex, at) => [`tint-${at + 1}`, hex] as const)
  return `color-scheme:${theme};${declarations([...Object.entries(roles), ...tintPairs, ...Object.entries(effects[theme])])}`
}

/** Rounds any hue to whole degrees from 0 to 359. */
export const wholeHue = (hue: number) => (Number.isFinite(hue) ? ((Math.round(hue) % 360) + 360) % 360 : 0)

/** CSS variables for all colours: light, dark by choice, and dark by system preference. The result depends on the hue alone. */
export const tokensCss = (brandHue: number): string => {
  const hue = wholeHue(brandHue)
  const { scene } = palette('light', hue)
  const dark = themeVariables('dark', hue)
  return [
    `:root{--brand-h:${hue};${declarations(Object.entries(scene))};${themeVariables('light', hue)}}`,
    `:root[data-theme=dark]{${dark}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
  ].join('\n')
}

/** The browser's colour around the page, for `<meta name="theme-color">`. */
export const themeColour = (theme: Theme, brandHue: number): string => palette(theme, wholeHue(brandHue)).roles.bg
