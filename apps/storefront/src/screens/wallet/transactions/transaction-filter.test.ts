import { expect, test } from 'vitest'
import { askedFor, filterOf, queryOfFilter } from './transaction-filter.ts'

test('a filter survives the address, and whatever else stands there is left out', () => {
  const filter = { direction: 'income', kind: 'recharge', days: 30 } as const
  expect(filterOf(new URLSearchParams(queryOfFilter(filter)))).toEqual(filter)
  expect(filterOf(new URLSearchParams('direction=sideways&kind=theft&days=8'))).toEqual({})
})

test('the last seven days are today and the six before, where the reader is', () => {
  const now = new Date(2026, 10, 22, 8, 30)
  expect(askedFor({ days: 7 }, now)).toEqual({ from: '2026-11-16', offset: String(-now.getTimezoneOffset()) })
  expect(askedFor({ direction: 'expense' }, now)).toEqual({ direction: 'expense' })
})
