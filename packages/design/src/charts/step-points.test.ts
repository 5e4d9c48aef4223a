import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceilingOf, stepAt, untilNow } from './step-points.ts'

const points = [
  { at: 100, value: 50 },
  { at: 200, value: 80 },
  { at: 400, value: 20 },
]

describe('current step', () => {
  test.each([
    [0, 0],
    [100, 0],
    [199, 0],
    [200, 1],
    [399, 1],
    [9000, 2],
  ])('at %i is number %i', (moment, index) => expect(stepAt(points, moment)).toBe(index))

  test('at any moment it has begun, and the next one has not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1000 }), (moment) => {
        const index = stepAt(points, moment)
        expect(points[index]!.at).toBeLessThanOrEqual(moment)
        expect(points[index + 1]?.at ?? Infinity).toBeGreaterThan(moment)
      }),
    )
  })
})

test('the last step extends to now, and no further if it is there already', () => {
  expect(untilNow(points, 500).at(-1)).toEqual({ at: 500, value: 20 })
  expect(untilNow(points, 400)).toEqual(points)
})

test('an empty wallet has a chart with a height', () => {
  expect(ceilingOf([{ at: 1, value: 0 }])).toBe(1)
  expect(ceilingOf(points)).toBeGreaterThan(80)
})
