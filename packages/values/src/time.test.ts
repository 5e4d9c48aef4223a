import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addHours,
  addMinutes,
  addMs,
  dayMs,
  instant,
  isBefore,
  msBetween,
  parseInstant,
  showDay,
  showTime,
  type Instant,
} from './time.ts'

const at = (text: string): Instant => parseInstant(text)!
const now = at('2026-11-21T12:00:00Z')
const shown = (moment: string, language: 'en' | 'zh' | 'jp' | 'es' | 'th' | 'zhtw' = 'en') =>
  showTime({ moment: at(moment), now, language, timeZone: 'UTC' })

describe('instant', () => {
  test('is written in UTC with milliseconds', () => {
    expect(instant(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(parseInstant('2026-11-21T12:00:00+07:00')).toBe('2026-11-21T05:00:00.000Z')
    expect(parseInstant('2024-02-29T00:00:00Z')).toBe('2024-02-29T00:00:00.000Z')
  })

  test.each([
    '',
    'now',
    '2026-11-21',
    '2026-11-21T12:00:00',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-21T25:00:00Z',
    '21 Nov 2026',
  ])('%j is not an instant', (text) => expect(parseInstant(text)).toBeUndefined())

  test('adds time across the end of a year', () => {
    expect(addDays(at('2026-12-31T23:00:00Z'), 1)).toBe('2027-01-01T23:00:00.000Z')
    expect(addHours(now, 12)).toBe('2026-11-22T00:00:00.000Z')
    expect(addMinutes(now, -1)).toBe('2026-11-21T11:59:00.000Z')
  })

  test('the difference equals the added time, and instants sort as text in order of time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000 * dayMs, max: 1000 * dayMs }), (ms) => {
        const later = addMs(now, ms)
        expect(msBetween(now, later)).toBe(ms)
        expect(isBefore(now, later)).toBe(now < later)
      }),
    )
  })
})

describe('displayed time', () => {
  test.each([
    ['2026-11-21T11:59:30Z', 'now'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:00:01Z', '23 hours ago'],
    ['2026-11-21T14:30:00Z', 'in 2 hours'],
    ['2026-11-20T12:00:00Z', '20 Nov'],
    ['2026-11-23T12:00:00Z', '23 Nov'],
    ['2025-11-21T12:00:00Z', '21 Nov 2025'],
  ])('%s is displayed as "%s" at noon on 21 November 2026', (moment, text) => expect(shown(moment)).toBe(text))

  test('is displayed in the language of the reader', () => {
    expect(shown('2026-11-21T11:55:00Z', 'zh')).toBe('5分钟前')
    expect(shown('2026-11-21T11:55:00Z', 'zhtw')).toBe('5 分鐘前')
    expect(shown('2026-11-21T11:55:00Z', 'jp')).toBe('5 分前')
    expect(shown('2026-11-21T11:55:00Z', 'es')).toBe('hace 5 minutos')
    expect(shown('2026-11-21T11:55:00Z', 'th')).toBe('5 นาทีที่ผ่านมา')
    expect(shown('2026-11-10T11:55:00Z', 'jp')).toBe('11月10日')
    expect(shown('2026-11-10T11:55:00Z', 'th')).toBe('10 พ.ย.')
  })

  test('shows the day in the time zone of the reader', () => {
    const midnight = at('2026-11-10T23:30:00Z')
    expect(showDay({ moment: midnight, now, language: 'en', timeZone: 'Asia/Bangkok' })).toBe('11 Nov')
    expect(showDay({ moment: midnight, now, language: 'en', timeZone: 'America/New_York' })).toBe('10 Nov')
  })
})
