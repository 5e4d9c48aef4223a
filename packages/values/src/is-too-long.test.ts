import { expect, test } from 'vitest'
import { isTooLong } from './is-too-long.ts'

test('a text is as long as its number of characters', () => {
  expect([isTooLong('x'.repeat(9), 9), isTooLong('x'.repeat(10), 9)]).toEqual([false, true])
})

test('counts a text by its normalized length, where one character can expand to eighteen', () => {
  const sign = '\ufdfa'
  expect(sign.normalize('NFKC')).toHaveLength(18)
  expect([isTooLong(sign.repeat(2), 18), isTooLong(sign.repeat(2), 17)]).toEqual([false, true])
})
