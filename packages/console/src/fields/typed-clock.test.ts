import { afterEach, expect, test, vi } from 'vitest'
import { countsTwelveHours, joinMoment, readClock, splitMoment } from './typed-clock.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['17:30', '17:30'],
  ['9:05', '09:05'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  [' 7 ', '07:00'],
  ['0', '00:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['5 pm', undefined],
  ['', undefined],
])('%j is read as %j', (typed, read) => expect(readClock(typed)).toBe(read))

test('a moment is split and joined without a change, and a day alone begins at midnight', () => {
  const { day, clock } = splitMoment('2026-11-27T17:30')
  expect(joinMoment(day, clock)).toBe('2026-11-27T17:30')
  expect(joinMoment('2026-11-27', '')).toBe('2026-11-27T00:00')
  expect(joinMoment('', '17:30')).toBe('')
  expect(splitMoment('')).toEqual({ day: '', clock: '' })
})

test.each([
  ['en-US', true],
  ['en-GB', false],
  ['th', false],
])('a browser in %s counts twelve hours: %s', (language, counts) => {
  vi.stubGlobal('navigator', { language })
  expect(countsTwelveHours()).toBe(counts)
})
