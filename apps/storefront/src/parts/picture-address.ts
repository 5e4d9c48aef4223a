import { type PictureSource, srcSetOf, type Tint } from '@plaza/design'

const servedWidths = [128, 256, 384, 640, 960]
const widthInName = /\/640(\.\w+)$/
const isAbsolute = /^(https?:)?\/\//

/** A picture of the wire as the page draws it: relative paths start at their base, and the other widths lie beside. */
export const pictureSource = (base: string, path: string | null, tint: number): PictureSource | undefined => {
  if (!path) return undefined
  const src = isAbsolute.test(path) || path.startsWith('/') ? path : base + path
  const shared = { src, tint: tint as Tint }
  return widthInName.test(src) ? { ...shared, srcSet: srcSetOf((width) => src.replace(widthInName, `/${width}$1`), servedWidths) } : shared
}
