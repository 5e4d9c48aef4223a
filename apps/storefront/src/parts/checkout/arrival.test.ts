import { expect, test } from 'vitest'
import { allOf, arrivalOf } from './arrival.ts'

test.each([
  ['en', /^Tue,? 24( Nov)?\s?–\s?Fri,? 27 Nov$/],
  ['es', /24.*27.*nov/],
  ['jp', /^11\/24\(火\)～11\/27\(金\)$/],
  ['zh', /^11\/24周二至11\/27周五$/],
] as const)('when it arrives is told in the words of %s', (language, told) =>
  expect(arrivalOf('2026-11-24', '2026-11-27', language)).toMatch(told),
)

test('one day is told once', () => expect(arrivalOf('2026-11-24', '2026-11-24', 'en')).toMatch(/^Tue,? 24 Nov$/))

test('what is no day is not told', () => expect(arrivalOf('', 'soon', 'en')).toBe(''))

test('several parcels arrive from the first day of any to the last of any', () =>
  expect(
    allOf([
      { from: '2026-11-26', to: '2026-11-29' },
      { from: '2026-11-24', to: '2026-11-27' },
    ]),
  ).toEqual({ from: '2026-11-24', to: '2026-11-29' }))
