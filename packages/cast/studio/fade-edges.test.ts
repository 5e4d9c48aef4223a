import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fadeEdges } from './fade-edges.ts'

const pictures = join(import.meta.dirname, '..', 'pictures', 'studio')
const composed = ['scene', 'banner'].flatMap((kind) =>
  readdirSync(join(pictures, kind))
    .filter((file) => file.endsWith('-384.webp'))
    .map((file) => join(kind, file)),
)

/** Alpha values along the frame of a picture. */
const frameOf = async (picture: sharp.Sharp): Promise<number[]> => {
  const { data, info } = await picture.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return [...data].filter((_, at) => at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1))
}

test.each(composed)('no shadow of %s is cut at its frame', async (file) => {
  const isShadow = (alpha: number) => alpha > 8 && alpha < 160
  // A thin part of a good, such as a rope, may cross the frame.
  expect((await frameOf(sharp(join(pictures, file)).ensureAlpha())).filter(isShadow).length).toBeLessThan(6)
})

test('fades a shadow at the frame and keeps a good that stands there', async () => {
  const [shadow, good] = [60, 255]
  const data = Buffer.from(Array.from({ length: 40 * 40 }, (_, at) => [0, 0, 0, at % 40 < 20 ? shadow : good]).flat())
  const faded = await fadeEdges(
    await sharp(data, { raw: { width: 40, height: 40, channels: 4 } })
      .png()
      .toBuffer(),
  )
  expect([...new Set(await frameOf(faded))].toSorted((a, b) => a - b)).toEqual([0, good])
})
