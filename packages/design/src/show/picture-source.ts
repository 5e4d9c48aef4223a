import type { Tint } from '../tokens/tokens.ts'

/** A picture as plain values. `tint` is the field of colour that suits it; `cutout` pictures stand on the floor line, photos fill the field. One with a `look` of its own is neither: `staged` brings floor and shadow along, `close` fills the field too. */
export type PictureSource = {
  src: string
  srcSet?: string
  tint?: Tint
  cutout?: boolean
  look?: 'staged' | 'close'
  width?: number
  height?: number
}

/** The widths that uploads are cut to. */
export const pictureWidths = [128, 256, 384, 640, 960, 1280] as const

/** The `srcset` of a picture whose address is known for each width. */
export const srcSetOf = (addressAt: (widthPx: number) => string, widths: readonly number[] = pictureWidths): string =>
  widths.map((width) => `${addressAt(width)} ${width}w`).join(', ')

/** A tint for what has none: the same name always gets the same one. */
export const tintOf = (name: string): Tint => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return ((sum % 12) + 1) as Tint
}
