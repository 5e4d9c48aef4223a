import { createHash } from 'node:crypto'
import type { Kernel } from '../../../platform/kernel.ts'

/** One picture in several widths, ready to be served. */
type PictureFiles = ReadonlyMap<number, Buffer>

export const pictureWidths = [128, 256, 384, 640, 960] as const
const widthThatNamesIt = 640

/**
 * Stores a picture under a content hash and returns the path for the database. Equal pictures use the same file, unless `own` makes the hash unique.
 * A special display mode is part of the path.
 */
export const savePicture = async (
  kernel: Kernel,
  files: PictureFiles,
  { own = Buffer.alloc(0), look }: { own?: Buffer; look?: 'staged' | 'close' | undefined } = {},
): Promise<string> => {
  const hash = createHash('sha256').update(own)
  for (const [width, body] of [...files].toSorted(([a], [b]) => a - b)) hash.update(String(width)).update(body)
  const name = hash.digest('hex').slice(0, 24)
  await Promise.all([...files].map(([width, body]) => kernel.storage.put(keyOf(name, width), body, 'image/webp')))
  return `${name}/${look ? `${look}/` : ''}${widthThatNamesIt}.webp`
}

export const keyOf = (name: string, width: number | string, format: 'webp' | 'avif' = 'webp'): string =>
  `media/${name.slice(0, 2)}/${name}/${width}.${format}`

/** Deletes a picture in all its widths, by its stored path. */
export const removePicture = async ({ storage }: Kernel, path: string): Promise<void> => {
  const name = path.split('/', 1)[0] ?? ''
  await Promise.all(pictureWidths.flatMap((width) => [storage.remove(keyOf(name, width)), storage.remove(keyOf(name, width, 'avif'))]))
}
