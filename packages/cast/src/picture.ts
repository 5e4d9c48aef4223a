import facts from './pictures.json' with { type: 'json' }

/** What the page must know of a picture before it arrives: the tint of its tile, and the size of its largest file. */
export type PictureFacts = { tint: number; width: number; height: number }

/** A picture of the studio: `derby/side/chestnut`. Drawings have no slash. */
export const isStaged = (picture: string): boolean => picture.includes('/')

export const pictures: Readonly<Record<string, PictureFacts>> = facts

/** Widths in which each picture lies ready, counted along its longer side. */
export const pictureWidths = [128, 256, 384, 640, 960] as const

/** `backpack@120` lies in the folder `backpack-120`. */
export const pictureFolder = (picture: string): string => picture.replace('@', '-')

/** How a picture of the studio stands on its tile: a close look fills it, any other brings its own floor. */
export const lookOf = (picture: string): 'staged' | 'close' | undefined => {
  if (!isStaged(picture)) return undefined
  return picture.split('/')[1] === 'detail' ? 'close' : 'staged'
}

type Width = (typeof pictureWidths)[number]

/** A scene of the stage, or the banner of a shop: several goods on one floor, wider than high. */
const isScene = (picture: string): boolean => /^(scene|banner)\//.test(picture)

/** Widths in which a picture has a file of its own; further views of a good are seen small beside the large one, or large. */
export const widthsOf = (picture: string): readonly Width[] => {
  if (!isStaged(picture)) return pictureWidths
  if (isScene(picture)) return [384, 640, 960]
  if (picture.startsWith('mark/')) return [128, 256]
  return picture.split('/')[1] === 'main' ? [128, 256, 384, 640] : [256, 640]
}

/** Path of the file under `packages/cast/pictures` that is shown in a width: its own, or the next larger one there is. */
export const pictureFile = (picture: string, width: Width): string => {
  const widths = widthsOf(picture)
  const kept = widths.find((each) => each >= width) ?? widths.at(-1)
  if (!isStaged(picture)) return `${pictureFolder(picture)}/${kept}.webp`
  const [good, view, colour] = picture.split('/')
  return `studio/${good}/${view}-${colour}-${kept}.webp`
}
