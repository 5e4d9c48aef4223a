import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPressure } from './pressure.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets the clock run as if each turn of the loop had come so late. */
const watchWith = (latenessesMs: readonly number[], maxBehindMs = 250) => {
  let at = 0
  const pressure = watchPressure(maxBehindMs, () => at)
  const seen = latenessesMs.map((late) => {
    at += 100 + late
    vi.advanceTimersByTime(100)
    return pressure.high()
  })
  pressure.stop()
  return seen
}

test('a loop that keeps up is under no pressure', () => {
  expect(watchWith([0, 5, 200, 249, 0])).toEqual([false, false, false, false, false])
})

test('one long breath is no pressure, two in a row are, and it passes', () => {
  expect(watchWith([900, 0, 300, 300, 400, 10])).toEqual([false, false, false, true, true, false])
})

test('where no limit is set, nobody is turned away', () => {
  expect(watchWith([9000, 9000, 9000], 0)).toEqual([false, false, false])
})
