import facts from './pictures.json' with { type: 'json' }

/** What the page must know of a picture before it arrives: the tint of its tile, and the size of its largest file. */
export type PictureFacts = { tint: number; width: number; height: number }

export const pictures: Readonly<Record<string, PictureFacts>> = facts

/** Widths in which each picture lies ready, counted along its longer side. */
export const pictureWidths = [128, 256, 384, 640, 960] as const

/** `backpack@120` lies in the folder `backpack-120`. */
export const pictureFolder = (picture: string): string => picture.replace('@', '-')

/** Path of one file under `packages/cast/pictures`. */
export const pictureFile = (picture: string, width: (typeof pictureWidths)[number]): string => `${pictureFolder(picture)}/${width}.webp`
