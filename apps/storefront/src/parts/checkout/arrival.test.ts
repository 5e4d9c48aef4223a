import { expect, test } from 'vitest'
import { allOf, arrivalOf } from './arrival.ts'

test.each([
  ['en', /^Tue,? 24( Nov)?\s?–\s?Fri,? 27 Nov$/],
  ['es', /24.*27.*nov/],
  ['jp', /^11\/24\(火\)～11\/27\(金\)$/],
  ['zh', /^11\/24周二至11\/27周五$/],
] as const)('formats the arrival dates in the language %s', (language, expected) =>
  expect(arrivalOf('2026-11-24', '2026-11-27', language)).toMatch(expected),
)

test('shows a single day once', () => expect(arrivalOf('2026-11-24', '2026-11-24', 'en')).toMatch(/^Tue,? 24 Nov$/))

test('shows nothing for an invalid date', () => expect(arrivalOf('', 'soon', 'en')).toBe(''))

test('several parcels arrive between the earliest and the latest day of all', () =>
  expect(
    allOf([
      { from: '2026-11-26', to: '2026-11-29' },
      { from: '2026-11-24', to: '2026-11-27' },
    ]),
  ).toEqual({ from: '2026-11-24', to: '2026-11-29' }))
