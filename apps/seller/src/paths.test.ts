import { storefrontLinks } from '@plaza/contract'
import { expect, test } from 'vitest'
import { hrefOf, safeReturn } from './paths.ts'

test.each(['order', 'refund', 'product', 'intake', 'stockItem'] as const)('a notice about one %s links to its screen', (record) => {
  const [, query] = storefrontLinks.shopRecord(record, '7').split('?')
  expect(safeReturn(new URLSearchParams(query).get('to'))).toBe(hrefOf(record, { id: '7' }))
})
