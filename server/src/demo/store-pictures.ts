import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cast, isStaged, lookOf, pictureFile, pictureWidths, pictures as facts } from '@plaza/cast'
import { findBeside } from '../platform/db/bundled-file.ts'
import type { Kernel } from '../platform/kernel.ts'
import { savePicture } from '../modules/foundation/media/index.ts'

type StoredPicture = { image: string; tint: number }
export type Pictures = { of: (name: string) => StoredPicture }

/** Puts the pictures of the demo data into the file store. Returns the location of each picture. */
export const storeDemoPictures = async (kernel: Kernel): Promise<Pictures> => {
  const folder = findBeside(import.meta.url, '../../../packages/cast/pictures', '../../packages/cast/pictures', './pictures')
  if (!folder) throw new Error('the pictures of the demo mall are missing')
  const stored = new Map<string, StoredPicture>()
  // Names of the pictures that the mall shows. Some views of a product are rendered but not shown, so they are not stored.
  const shown = new Set([
    ...cast.products.flatMap(({ picture, gallery }) => [picture, ...gallery]),
    ...cast.ads.flatMap(({ pictures }) => pictures),
    ...cast.brands.map(({ picture }) => picture),
    ...cast.shops.flatMap(({ picture, banner }) => [picture, banner]),
    ...[...cast.news, ...cast.posts].map(({ picture }) => picture),
  ])
  for (const [name, fact] of Object.entries(facts)) {
    if (isStaged(name) && !shown.has(name)) continue
    const files = await Promise.all(
      pictureWidths.map(async (width) => [width, await readFile(join(folder, pictureFile(name, width)))] as const),
    )
    stored.set(name, { image: await savePicture(kernel, new Map(files), { look: lookOf(name) }), tint: fact.tint })
  }
  const of = (name: string): StoredPicture => {
    const shown = stored.get(name)
    if (!shown) throw new Error(`the demo mall has no picture ${name}`)
    return shown
  }
  return { of }
}
