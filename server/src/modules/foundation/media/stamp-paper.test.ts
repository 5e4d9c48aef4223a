import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dotsOf } from './stamp-letters.ts'
import { stampDocument } from './stamp-paper.ts'

const at = new Date('2026-11-22T17:05:00Z')
const spread = async (body: Buffer) => (await sharp(body).greyscale().stats()).channels[0]?.stdev ?? 0
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8aa4b8' } })
    .webp()
    .toBuffer()

it.each([
  [1200, 760],
  [300, 420],
])('a document of %i by %i retains its size, and the stamp is in each quarter of it', async (width, height) => {
  const stamped = await stampDocument(await plain(width, height), { reader: 'operator 12', at })
  expect(await sharp(stamped).metadata()).toMatchObject({ format: 'webp', width, height })
  const [w, h] = [width / 2, height / 2]
  for (const [left, top] of [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ] as const)
    expect(await spread(await sharp(stamped).extract({ left, top, width: w, height: h }).toBuffer())).toBeGreaterThan(3)
})

it('draws its own font and leaves a gap for an unsupported character', () => {
  expect(dotsOf('I').path).toContain('M2 0h1v1h-1z')
  expect(dotsOf('é ')).toEqual({ path: '', width: 12 })
})
