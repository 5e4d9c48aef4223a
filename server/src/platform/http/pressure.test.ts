import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPressure } from './pressure.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Runs the watcher with a simulated clock. Each turn of the event loop is late by one of these amounts. */
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

test('an event loop that keeps up is not under pressure', () => {
  expect(watchWith([0, 5, 200, 249, 0])).toEqual([false, false, false, false, false])
})

test('one long delay is no pressure, two in a row are, and it passes', () => {
  expect(watchWith([900, 0, 300, 300, 400, 10])).toEqual([false, false, false, true, true, false])
})

test('without a limit no request is rejected', () => {
  expect(watchWith([9000, 9000, 9000], 0)).toEqual([false, false, false])
})
