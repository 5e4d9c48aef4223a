import type { ProductCard } from '@plaza/contract'
import { describe, expect, test } from 'vitest'
import type { SeenProduct } from '../../mall/recently-seen.ts'
import { cardsIn, folded, maxRemembered, rememberedOf, withWords } from './remembered.ts'

const seen = (id: number, names: Partial<SeenProduct>): SeenProduct => ({ id: String(id), image: null, tint: 1, ...names })
const card = (id: number, names: Partial<ProductCard> = {}): ProductCard => ({
  id: String(id),
  shop: { id: '1', name: 'Ridgeline Outdoor' },
  image: null,
  tint: 1,
  price: '5.00',
  list_price: null,
  rating: null,
  rating_count: 0,
  sold: 0,
  items_left: 3,
  variants: 1,
  expires_at: null,
  status: 'on_sale',
  ...names,
})
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('products remembered by the device', () => {
  const shoes = seen(1, { name_en: 'Trail Running Shoes', name_es: 'Zapatillas de montaña', name_zh: '越野跑鞋', name_th: 'รองเท้าวิ่งเทรล' })
  const tea = seen(2, { name_en: 'Iron teapot', name_jp: '鉄のティーポット' })
  const all = rememberedOf([shoes, tea], [])

  test.each([
    ['trail shoes', ['1']],
    ['SHOES trail', ['1']],
    ['montana', ['1']],
    ['MONTAÑA', ['1']],
    ['跑鞋', ['1']],
    ['วิ่ง', ['1']],
    ['ﾃｨｰﾎﾟｯﾄ', ['2']],
    ['ｔｅａｐｏｔ', ['2']],
    ['t', ['1', '2']],
    ['trail teapot', []],
    ['ก็', []],
    ['.*', []],
    ['   ', []],
  ])('%j finds %j, in any language', (words, ids) => expect(idsOf(withWords(all, words))).toEqual(ids))

  test('marks that make another letter are not folded like accents', () => {
    expect(folded('が')).not.toBe(folded('か'))
    expect(folded('กี')).not.toBe(folded('กิ'))
  })

  test('at most one page is returned', () => {
    const many = rememberedOf(
      Array.from({ length: 60 }, (_, at) => seen(at + 1, { name_en: 'Shoe' })),
      [],
    )
    expect(withWords(many, 'shoe')).toHaveLength(maxRemembered)
  })

  test('viewed products are first, each with the data of the newest response', () => {
    const known = rememberedOf(
      [shoes],
      [card(3), card(1, { name_en: 'Trail shoes' }), card(1, { price: '7.00', name_en: 'Trail shoes, new' })],
    )
    expect(idsOf(known)).toEqual(['1', '3'])
    expect(known[0]?.card?.price).toBe('7.00')
    expect(idsOf(withWords(known, 'montana'))).toEqual(['1'])
    expect(idsOf(withWords(known, 'new'))).toEqual(['1'])
  })

  test('products are collected from responses at any depth, and other objects are ignored', () => {
    const answer = {
      pages: [{ list: [card(1), { id: '9', name: 'A brand', product_count: 3 }], next_cursor: null }],
      extra: { best: card(2) },
    }
    expect(idsOf(cardsIn(answer))).toEqual(['1', '2'])
    for (const nothing of [undefined, null, 'words', 7, [], { id: '1', price: '5.00' }]) expect(cardsIn(nothing)).toEqual([])
  })
})
