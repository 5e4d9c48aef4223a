import type { Tint } from '../tokens/tokens.ts'

/**
 * A picture as plain values. `tint` is a matching background colour. `cutout` pictures are placed on the floor line, photos fill the background. A
 * `look` overrides this: `staged` contains its own floor and shadow, `close` fills the background.
 */
export type PictureSource = {
  src: string
  srcSet?: string
  tint?: Tint
  cutout?: boolean
  look?: 'staged' | 'close'
  width?: number
  height?: number
}

/** The widths in which the server stores uploaded pictures. */
export const pictureWidths = [128, 256, 384, 640, 960, 1280] as const

/** The `srcset` of a picture that has an address for each width. */
export const srcSetOf = (addressAt: (widthPx: number) => string, widths: readonly number[] = pictureWidths): string =>
  widths.map((width) => `${addressAt(width)} ${width}w`).join(', ')

/** A fallback colour for a picture, derived from a name. The same name always gets the same colour. */
export const tintOf = (name: string): Tint => {
  let sum = 0
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return ((sum % 12) + 1) as Tint
}
