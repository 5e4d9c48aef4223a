import { expect, test } from 'vitest'
import { withPoint } from './with-point.ts'

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  [' 7 ', '7'],
  ['', ''],
  // Two of them are no figure in any language: whoever checks it refuses it.
  ['1,234,5', '1.234,5'],
])('%j goes out as %j', (typed, sent) => expect(withPoint(typed)).toBe(sent))
