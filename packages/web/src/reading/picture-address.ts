import type { Tint } from '@plaza/values'

const servedWidths = [128, 256, 384, 640, 960]
const widthInName = /\/640(\.\w+)$/
const stagedInName = /\/(staged|close)\/640\.\w+$/
const isAbsolute = /^(https?:)?\/\//

/** A picture as a page draws it; a staged one brings its own floor and shadow, a close look at it fills its field. */
export type ShownPicture = { src: string; srcSet?: string; tint: Tint; look?: 'staged' | 'close' }

/** A picture of the wire: relative paths start at their base, and the other widths lie beside. */
export const pictureSource = (base: string, path: string | null, tint: number): ShownPicture | undefined => {
  if (!path) return undefined
  const src = isAbsolute.test(path) || path.startsWith('/') ? path : base + path
  const look = stagedInName.exec(src)?.[1] as ShownPicture['look']
  const shared = { src, tint: tint as Tint, ...(look && { look }) }
  if (!widthInName.test(src)) return shared
  return { ...shared, srcSet: servedWidths.map((width) => `${src.replace(widthInName, `/${width}$1`)} ${width}w`).join(', ') }
}
