import { describe, expect, test } from 'vitest'
import type { Sku } from '../../parts/options/choose-variant.ts'
import { galleryPictures } from './gallery-pictures.ts'

const sku = (options: Record<string, string>, image: string | null): Sku => ({
  id: '1',
  options,
  price: '1.00',
  items_left: 1,
  image,
  tint: 2,
})
describe('gallery pictures', () => {
  test('a picture shared with a variant is listed once, and pictures of variants alone are last', () => {
    const pictures = galleryPictures({ images: [{ image: 'a', tint: 1 }], skus: [sku({}, 'a'), sku({}, 'b'), sku({}, null)], tint: 5 })
    expect(pictures).toEqual([
      { image: 'a', tint: 1 },
      { image: 'b', tint: 2 },
    ])
  })

  test('without any there is one placeholder in the product’s tint', () => {
    expect(galleryPictures({ images: [], skus: [sku({}, null)], tint: 5 })).toEqual([{ image: null, tint: 5 }])
  })
})
