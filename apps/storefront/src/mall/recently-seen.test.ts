import { describe, expect, test } from 'vitest'
import { type SeenProduct, maxSeen, readSeen, seeProduct, seenBefore } from './recently-seen.ts'

const product = (id: number): SeenProduct => ({ id: String(id), image: null, tint: 1, name_en: `Thing ${id}` })
const see = (ids: number[]) => ids.reduce<readonly SeenProduct[]>((seen, id) => seeProduct(seen, product(id)), [])
const idsOf = (seen: readonly SeenProduct[]) => seen.map(({ id }) => id)

describe('recently seen', () => {
  test('the newest is first, and seeing a product again moves it there', () => {
    expect(idsOf(see([1, 2, 3, 1]))).toEqual(['1', '3', '2'])
  })

  test('remembers thirty products', () => {
    const seen = see(Array.from({ length: 40 }, (_, at) => at))
    expect(seen).toHaveLength(maxSeen)
    expect(seen[0]?.id).toBe('39')
  })

  test('excludes the product of the open page', () => {
    expect(idsOf(seenBefore(see([1, 2, 3]), '3'))).toEqual(['2', '1'])
  })

  test('does not remember prices, since they may change', () => {
    const [seen] = seeProduct([], { ...product(1), price: '5.00' } as SeenProduct)
    expect(seen).toEqual(product(1))
  })

  test.each([
    ['nothing', null],
    ['no JSON', '['],
    ['something else', '[{"id":1},null,"x"]'],
  ])('reads %s as an empty list', (_, text) => expect(readSeen(text)).toEqual([]))

  test('survives storing and reading unchanged', () => expect(readSeen(JSON.stringify(see([1, 2])))).toEqual(see([1, 2])))
})
