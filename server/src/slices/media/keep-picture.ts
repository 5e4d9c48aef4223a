import { createHash } from 'node:crypto'
import type { Kernel } from '../../kernel/kernel.ts'

/** One picture in several widths, ready to be shown. */
export type PictureFiles = ReadonlyMap<number, Buffer>

const widthThatNamesIt = 640

/** Keeps a picture under a name made of its content, and answers the path that rows keep. The same picture is kept once. */
export const keepPicture = async (kernel: Kernel, files: PictureFiles): Promise<string> => {
  const hash = createHash('sha256')
  for (const [width, body] of [...files].toSorted(([a], [b]) => a - b)) hash.update(String(width)).update(body)
  const name = hash.digest('hex').slice(0, 24)
  await Promise.all([...files].map(([width, body]) => kernel.storage.put(keyOf(name, width), body, 'image/webp')))
  return `${name}/${widthThatNamesIt}.webp`
}

export const keyOf = (name: string, width: number | string): string => `media/${name.slice(0, 2)}/${name}/${width}.webp`
