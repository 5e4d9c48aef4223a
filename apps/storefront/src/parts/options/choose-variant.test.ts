import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Choice,
  type OptionGroup,
  type Product,
  type Sku,
  choose,
  chosenSku,
  firstChoice,
  listPriceOf,
  missingGroups,
  offerOf,
  stateOf,
} from './choose-variant.ts'

const group = (key: string, ...values: string[]): OptionGroup => ({
  key,
  name_en: key,
  values: values.map((value) => ({ key: value, name_en: value })),
})
const sku = (id: string, options: Record<string, string>, itemsLeft: number, price = '48.00'): Sku => ({
  id,
  options,
  price,
  items_left: itemsLeft,
  image: null,
  tint: 1,
})

const shoe = {
  price: '48.00',
  list_price: '64.00',
  options: [group('colour', 'lavender', 'mint'), group('size', '41', '42', '43')],
  skus: [
    sku('1', { colour: 'lavender', size: '41' }, 7),
    sku('2', { colour: 'lavender', size: '42' }, 3),
    sku('3', { colour: 'lavender', size: '43' }, 0),
    sku('4', { colour: 'mint', size: '42' }, 5, '52.00'),
    sku('5', { colour: 'mint', size: '43' }, 2, '52.00'),
  ],
} as unknown as Product

describe('variant choice', () => {
  test('a sold-out size is out, and a size not made in that colour is impossible', () => {
    expect(stateOf(shoe, { colour: 'lavender' }, 'size', '43')).toBe('out')
    expect(stateOf(shoe, { colour: 'mint' }, 'size', '41')).toBe('impossible')
    expect(stateOf(shoe, { colour: 'mint' }, 'size', '43')).toBe('free')
    expect(stateOf(shoe, {}, 'size', '43')).toBe('free')
  })

  test('a size does not disable the colours above it', () => {
    expect(stateOf(shoe, { size: '41' }, 'colour', 'mint')).toBe('free')
    expect(choose(shoe, { colour: 'lavender', size: '41' }, 'colour', 'mint')).toEqual({ colour: 'mint' })
    expect(choose(shoe, { colour: 'lavender', size: '42' }, 'colour', 'mint')).toEqual({ colour: 'mint', size: '42' })
  })

  test('a sold-out value cannot be chosen', () => {
    const choice: Choice = { colour: 'lavender' }
    expect(choose(shoe, choice, 'size', '43')).toBe(choice)
  })

  test('without a size there is no variant; price is the lowest and stock the sum of the open variants', () => {
    expect(chosenSku(shoe, { colour: 'lavender' })).toBeUndefined()
    expect(missingGroups(shoe, { colour: 'lavender' }).map(({ key }) => key)).toEqual(['size'])
    expect(offerOf(shoe, {})).toEqual({ sku: undefined, price: '48.00', isFrom: true, itemsLeft: 17 })
    expect(offerOf(shoe, { colour: 'lavender' })).toMatchObject({ price: '48.00', isFrom: false, itemsLeft: 10 })
  })

  test('a complete choice has its own price and stock, and a list price only if it has one', () => {
    const mint = offerOf(shoe, { colour: 'mint', size: '43' })
    expect(mint).toMatchObject({ price: '52.00', itemsLeft: 2, sku: { id: '5' } })
    expect(listPriceOf(shoe, mint)).toBeNull()
    expect(listPriceOf(shoe, offerOf(shoe, { colour: 'lavender', size: '41' }))).toBe('64.00')
  })

  test('a product without options is chosen as it is; a single value is preselected', () => {
    const plain = { price: '9.00', list_price: null, options: [], skus: [sku('9', {}, 4, '9.00')] } as unknown as Product
    expect(offerOf(plain, firstChoice(plain))).toMatchObject({ sku: { id: '9' }, itemsLeft: 4 })
    expect(firstChoice({ options: [group('colour', 'mint'), group('size', '41', '42')], skus: [] })).toEqual({ colour: 'mint' })
  })

  test('any sequence of taps leads to a variant in stock', () => {
    const tap = fc.constantFrom(...shoe.options.flatMap(({ key, values }) => values.map((value) => [key, value.key] as const)))
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        let choice = firstChoice(shoe)
        for (const [key, value] of taps) choice = choose(shoe, choice, key, value)
        const { sku: found, itemsLeft } = offerOf(shoe, choice)
        expect(itemsLeft).toBeGreaterThan(0)
        expect(found === undefined).toBe(missingGroups(shoe, choice).length > 0)
      }),
    )
  })
})
