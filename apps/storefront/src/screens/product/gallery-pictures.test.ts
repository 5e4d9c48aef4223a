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
describe('the pictures of a product', () => {
  test('a picture that is also a variant’s stands there once, and a variant’s own comes after', () => {
    const pictures = galleryPictures({ images: [{ image: 'a', tint: 1 }], skus: [sku({}, 'a'), sku({}, 'b'), sku({}, null)], tint: 5 })
    expect(pictures).toEqual([
      { image: 'a', tint: 1 },
      { image: 'b', tint: 2 },
    ])
  })

  test('without any there is one empty field in the product’s tint', () => {
    expect(galleryPictures({ images: [], skus: [sku({}, null)], tint: 5 })).toEqual([{ image: null, tint: 5 }])
  })
})
