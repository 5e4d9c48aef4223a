import type { Tint } from '@plaza/values'

const servedWidths = [128, 256, 384, 640, 960]
const widthInName = /\/640(\.\w+)$/
const stagedInName = /\/(staged|close)\/640\.\w+$/
const isAbsolute = /^(https?:)?\/\//

/** A picture ready to render. A `staged` picture contains its own floor and shadow; a `close` picture fills its tile. */
export type ShownPicture = { src: string; srcSet?: string; tint: Tint; look?: 'staged' | 'close' }

/** Makes a picture from its path in an answer. A relative path starts from `base`; the other widths are in the same folder. */
export const pictureSource = (base: string, path: string | null, tint: number): ShownPicture | undefined => {
  if (!path) return undefined
  const src = isAbsolute.test(path) || path.startsWith('/') ? path : base + path
  const look = stagedInName.exec(src)?.[1] as ShownPicture['look']
  const shared = { src, tint: tint as Tint, ...(look && { look }) }
  if (!widthInName.test(src)) return shared
  return { ...shared, srcSet: servedWidths.map((width) => `${src.replace(widthInName, `/${width}$1`)} ${width}w`).join(', ') }
}
