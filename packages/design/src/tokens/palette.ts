import { toHex } from './colour.ts'
import type { Colour, Role, Theme } from './tokens.ts'
import { roles, scene, tintHues, tintShade } from './tokens.ts'

type SceneRole = keyof typeof scene
export type Palette = { roles: Record<Role, string>; scene: Record<SceneRole, string>; tints: readonly string[] }

/** Every colour of one theme as sRGB hex, for one brand hue. */
export const palette = (theme: Theme, brandHue: number): Palette => {
  const hex = ([lightness, chroma, hue]: Colour) => toHex([lightness, chroma, hue === 'brand' ? brandHue : hue])
  const hexes = <Name extends string>(colours: Record<Name, Colour>) =>
    Object.fromEntries(Object.entries<Colour>(colours).map(([name, colour]) => [name, hex(colour)])) as Record<Name, string>
  const [lightness, chroma] = tintShade[theme]
  return { roles: hexes(roles[theme]), scene: hexes(scene), tints: tintHues.map((hue) => toHex([lightness, chroma, hue])) }
}
