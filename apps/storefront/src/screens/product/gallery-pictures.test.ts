import { describe, expect, test } from 'vitest'
import type { Sku } from './choose-variant.ts'
import { galleryPictures, picturesOf } from './gallery-pictures.ts'

const sku = (options: Record<string, string>, image: string | null, tint = 2): Sku => ({
  id: '1',
  options,
  price: '1.00',
  items_left: 1,
  image,
  tint,
})
const group = (key: string, ...values: string[]) => ({ key, values: values.map((value) => ({ key: value })) })

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

describe('options with pictures', () => {
  const skus = [
    sku({ colour: 'red', size: 'S' }, 'r'),
    sku({ colour: 'red', size: 'M' }, 'r'),
    sku({ colour: 'blue', size: 'S' }, 'b'),
    sku({ colour: 'grey', size: 'S' }, null),
  ]

  test('colours that look different are shown as pictures, even if one has none', () => {
    expect([...(picturesOf(group('colour', 'red', 'blue', 'grey'), skus) ?? [])].map(([key, { image }]) => [key, image])).toEqual([
      ['red', 'r'],
      ['blue', 'b'],
      ['grey', null],
    ])
  })

  test('sizes come in many looks each, so they are words', () => {
    expect(picturesOf(group('size', 'S', 'M'), skus)).toBeUndefined()
    expect(picturesOf(group('size', 'S', 'M'), [sku({ size: 'S' }, 'r'), sku({ size: 'M' }, 'r')])).toBeUndefined()
  })
})
