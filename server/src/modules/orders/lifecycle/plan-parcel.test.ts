import { expect, test } from 'vitest'
import { holdTheSame, planParcel } from './plan-parcel.ts'

const line = (line: number, quantity: number) => ({ line, quantity })
const bought = [line(1, 3), line(2, 1)]

test.each([
  ['all of it, where nothing is named', [], null, [line(1, 3), line(2, 1)]],
  ['what is left, where nothing is named', [line(1, 2)], null, [line(1, 1), line(2, 1)]],
  ['what is named', [], [line(1, 2)], [line(1, 2)]],
  ['what is named twice, together', [], [line(1, 1), line(1, 1)], [line(1, 2)]],
  ['the last of it', [line(1, 3)], [line(2, 1)], [line(2, 1)]],
])('a parcel holds %s', (_what, sent, wanted, holds) => expect(planParcel(bought, sent, wanted)).toEqual({ done: holds }))

test.each([
  ['more than was bought', [], [line(1, 4)]],
  ['more than is left', [line(1, 2)], [line(1, 2)]],
  ['a line that is none', [], [line(3, 1)]],
  ['nothing at all', [], []],
  ['anything, once all is sent', [line(1, 3), line(2, 1)], null],
])('a parcel does not hold %s', (_what, sent, wanted) =>
  expect(planParcel(bought, sent, wanted)).toMatchObject({ refused: 'not_shippable' }),
)

test('the order of the lines does not matter when two parcels are compared', () => {
  expect(holdTheSame([line(1, 2), line(2, 1)], [line(2, 1), line(1, 2)])).toBe(true)
  expect(holdTheSame([line(1, 2)], [line(1, 1)])).toBe(false)
  expect(holdTheSame([line(1, 2)], [line(1, 2), line(2, 1)])).toBe(false)
})
