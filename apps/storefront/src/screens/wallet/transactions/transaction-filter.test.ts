import { expect, test } from 'vitest'
import { requestFields, filterOf, queryOfFilter } from './transaction-filter.ts'

test('a filter survives a round trip through the URL, and invalid values are ignored', () => {
  const filter = { direction: 'income', kind: 'recharge', days: 30 } as const
  expect(filterOf(new URLSearchParams(queryOfFilter(filter)))).toEqual(filter)
  expect(filterOf(new URLSearchParams('direction=sideways&kind=theft&days=8'))).toEqual({})
})

test('the last seven days are today and the six before, in the reader’s time zone', () => {
  const now = new Date(2026, 10, 22, 8, 30)
  expect(requestFields({ days: 7 }, now)).toEqual({ from: '2026-11-16', offset: String(-now.getTimezoneOffset()) })
  expect(requestFields({ direction: 'expense' }, now)).toEqual({ direction: 'expense' })
})
