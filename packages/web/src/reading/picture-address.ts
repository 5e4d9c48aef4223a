import type { Tint } from '@plaza/values'

const servedWidths = [128, 256, 384, 640, 960]
const widthInName = /\/640(\.\w+)$/
const isAbsolute = /^(https?:)?\/\//

/** A picture as a page draws it. */
export type ShownPicture = { src: string; srcSet?: string; tint: Tint }

/** A picture of the wire: relative paths start at their base, and the other widths lie beside. */
export const pictureSource = (base: string, path: string | null, tint: number): ShownPicture | undefined => {
  if (!path) return undefined
  const src = isAbsolute.test(path) || path.startsWith('/') ? path : base + path
  const shared = { src, tint: tint as Tint }
  if (!widthInName.test(src)) return shared
  return { ...shared, srcSet: servedWidths.map((width) => `${src.replace(widthInName, `/${width}$1`)} ${width}w`).join(', ') }
}
