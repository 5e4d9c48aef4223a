import { expect, test } from 'vitest'
import { withPoint } from './with-point.ts'

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  [' 7 ', '7'],
  ['', ''],
  // The form leaves a number with both separators unchanged, and the validation refuses it.
  ['1,234,5', '1.234,5'],
  // A comma with exactly three digits after it is ambiguous too, unless the number is below one.
  ['1,234', '1,234'],
  ['16,250', '16,250'],
  ['0,923', '0.923'],
  ['36,1250', '36.1250'],
])('%j is normalized to %j', (typed, sent) => expect(withPoint(typed)).toBe(sent))
