import { expect, test } from 'vitest'
import { costs, parcel, quote, quoteLine } from '../../../test/checkout-samples.ts'
import { differencesOf } from './differences.ts'

test('the same quote under another id has no differences', () => expect(differencesOf(quote(), quote({ quote_id: '32' }))).toEqual([]))

test('a changed price, delivery and total each show the earlier value', () => {
  const line = quoteLine({ product_id: '11', price: '50.00' })
  const after = quote({
    shops: [parcel('1', 'Ridgeline Outdoor', { lines: [line], costs: costs({ delivery: '6.50' }) })],
    costs: costs({ total: '107.94' }),
  })
  expect(differencesOf(quote(), after)).toEqual([
    { what: 'price', line, now: '50.00', was: '48.00' },
    { what: 'delivery', shop: 'Ridgeline Outdoor', now: '6.50', was: '0.00' },
    { what: 'total', now: '107.94', was: '99.30' },
  ])
})
