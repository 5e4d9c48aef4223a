import { describe, expect, test } from 'vitest'
import type { Sku } from './choose-variant.ts'
import { optionPictures } from './option-pictures.ts'

const sku = (options: Record<string, string>, image: string | null): Sku => ({
  id: '1',
  options,
  price: '1.00',
  items_left: 1,
  image,
  tint: 2,
})
const group = (key: string, ...values: string[]) => ({ key, values: values.map((value) => ({ key: value })) })

describe('option pictures', () => {
  const skus = [
    sku({ colour: 'red', size: 'S' }, 'r'),
    sku({ colour: 'red', size: 'M' }, 'r'),
    sku({ colour: 'blue', size: 'S' }, 'b'),
    sku({ colour: 'grey', size: 'S' }, null),
  ]

  test('colours with different pictures are shown as pictures, even if one has none', () => {
    expect([...(optionPictures(group('colour', 'red', 'blue', 'grey'), skus) ?? [])].map(([key, { image }]) => [key, image])).toEqual([
      ['red', 'r'],
      ['blue', 'b'],
      ['grey', null],
    ])
  })

  test('sizes are shown as words, since their pictures do not differ by size', () => {
    expect(optionPictures(group('size', 'S', 'M'), skus)).toBeUndefined()
    expect(optionPictures(group('size', 'S', 'M'), [sku({ size: 'S' }, 'r'), sku({ size: 'M' }, 'r')])).toBeUndefined()
  })
})
