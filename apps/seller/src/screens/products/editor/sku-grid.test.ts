import { expect, test } from 'vitest'
import type { DraftSku } from './draft.ts'
import { planSkus, sizeOf } from './sku-grid.ts'

const sku = (id: string | null, values: string[], price = '10'): DraftSku => ({ id, values, price, image: null, left: 3 })
const plain = { options: [], skus: [sku('1', [])] }

test('the variant of a plain product becomes the first with options, and the others copy its price', () => {
  const made = planSkus(plain, [{ name: 'Size', values: ['S', 'M'] }])
  expect(made.map(({ id, values, price }) => [id, values, price])).toEqual([
    ['1', ['S'], '10'],
    [null, ['M'], '10'],
  ])
})

const sized = { options: [{ name: 'Size', values: ['S', 'M'] }], skus: [sku('1', ['S'], '10'), sku('2', ['M'], '12')] }

test('removing a value removes its variant, adding one adds a variant, and the others stay unchanged', () => {
  expect(planSkus(sized, [{ name: 'Size', values: ['M'] }]).map(({ id }) => id)).toEqual(['2'])
  expect(planSkus(sized, [{ name: 'Size', values: ['S', 'M', 'L'] }]).map(({ id, price }) => [id, price])).toEqual([
    ['1', '10'],
    ['2', '12'],
    [null, '10'],
  ])
})

test('a renamed value retains its variant', () => {
  expect(planSkus(sized, [{ name: 'Size', values: ['Small', 'M'] }]).map(({ id, values }) => [id, values[0]])).toEqual([
    ['1', 'Small'],
    ['2', 'M'],
  ])
})

test('three options create every combination, the first option changing slowest', () => {
  const options = [
    { name: 'a', values: ['1', '2'] },
    { name: 'b', values: ['x', 'y'] },
    { name: 'c', values: ['!'] },
  ]
  expect(sizeOf(options)).toBe(4)
  expect(planSkus(plain, options).map(({ values }) => values.join(''))).toEqual(['1x!', '1y!', '2x!', '2y!'])
})

test('does not create more than a hundred variants', () => {
  const values = Array.from({ length: 11 }, (_, at) => String(at))
  expect(
    planSkus(plain, [
      { name: 'a', values },
      { name: 'b', values },
    ]),
  ).toEqual(plain.skus)
})
