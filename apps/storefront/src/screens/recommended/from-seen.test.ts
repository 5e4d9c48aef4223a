import { describe, expect, test } from 'vitest'
import type { SeenProduct } from '../../mall/recently-seen.ts'
import { reasonsOf, rowsOf } from './from-seen.ts'

const product = (id: string): SeenProduct => ({ id, image: null, tint: 1, name_en: `Thing ${id}` })
const products = (...ids: string[]) => ids.map(product)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('suggestions from viewed products', () => {
  test('are based on the two viewed last', () => {
    expect(idsOf(reasonsOf(products('5', '4', '3'), []))).toEqual(['5', '4'])
  })

  test('are not based on an excluded product', () => {
    expect(idsOf(reasonsOf(products('5', '4', '3'), ['5']))).toEqual(['4', '3'])
  })

  test('are empty if no product was viewed', () => expect(reasonsOf([], [])).toEqual([]))

  test('a row has no viewed or excluded products and none of the previous row', () => {
    const rows = rowsOf([products('1', '2', '3'), products('3', '4', '2', '5')], ['2'])
    expect(rows.map(idsOf)).toEqual([
      ['1', '3'],
      ['4', '5'],
    ])
  })
})
