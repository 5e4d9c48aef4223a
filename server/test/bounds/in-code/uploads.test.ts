import { expect, test } from 'vitest'
import { pixelBomb } from '../../pictures.ts'
import { measurePicture } from '../../../src/modules/foundation/media/redraw-picture.ts'

/** Tests the largest allowed picture. Only the picture's header is read; nothing is decoded. */
const faultOf = async (width: number, height: number) => {
  const found = await measurePicture(pixelBomb(width, height))
  return 'refused' in found ? found.refused : found.pixels
}

test('a picture has 24 megapixels of 1,024 × 1,024 at most', async () => {
  expect([await faultOf(4096, 6144), await faultOf(25, 1_006_633)]).toEqual([25_165_824, 'too_many_pixels'])
})

test('a picture has at least 16 pixels on each side', async () => {
  expect([await faultOf(16, 16), await faultOf(15, 16), await faultOf(16, 15)]).toEqual([256, 'too_small', 'too_small'])
})

test('a picture has an aspect ratio of 20 at most', async () => {
  expect([await faultOf(400, 20), await faultOf(401, 20), await faultOf(20, 401)]).toEqual([8000, 'too_long_and_thin', 'too_long_and_thin'])
})
