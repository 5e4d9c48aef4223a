import { clocks, zones } from '@plaza/client/test/clocks'
import { languages } from '@plaza/values'
import { expect, test } from 'vitest'
import { calendarDayOf, datedDayOf, dayOf, fieldDayOf, firstMomentOf, lastMomentOf, momentOf, timeOfDayOf } from './day.ts'

const { standIn } = clocks()
const days = ['2026-12-31', '2027-01-01', '2027-03-14', '2027-04-04', '2027-09-26', '2028-02-29']

test.each(zones)('in %s a typed day reads back the same from its first and its last second', (zone) => {
  standIn(zone, '2026-11-26T12:00:00Z')
  expect(days.map((day) => fieldDayOf(firstMomentOf(day)))).toEqual(days)
  expect(days.map((day) => fieldDayOf(lastMomentOf(day)))).toEqual(days)
  expect(new Date(Date.parse(firstMomentOf('2027-01-01')) - 1).getDate()).toBe(31)
  expect(new Date(Date.parse(lastMomentOf('2027-01-01')) + 1000).getDate()).toBe(2)
})

test.each(zones)('in %s a moment is displayed with the day of its date field', (zone) => {
  standIn(zone, '2026-11-26T12:00:00Z')
  expect([dayOf(firstMomentOf('2026-12-24'), 'en'), dayOf(lastMomentOf('2026-12-24'), 'en')]).toEqual(['24 Dec', '24 Dec'])
})

test.each(zones)('in %s a calendar day is displayed as that day, with its year if it is another year', (zone) => {
  standIn(zone, '2026-12-30T12:00:00Z')
  expect(calendarDayOf('2026-12-31', 'en')).toBe('31 Dec')
  expect(calendarDayOf('2027-01-01', 'en')).toBe('1 Jan 2027')
})

test('omits the year of a calendar day by the local clock of the reader', () => {
  standIn('Pacific/Kiritimati', '2026-12-31T12:00:00Z')
  expect(calendarDayOf('2027-01-02', 'en')).toBe('2 Jan')
  standIn('Pacific/Niue', '2027-01-01T10:00:00Z')
  expect(calendarDayOf('2027-01-02', 'en')).toBe('2 Jan 2027')
})

test('formats the date and the time of a moment in one form per language', () => {
  standIn('UTC', '2026-11-26T12:00:00Z')
  const moment = '2025-11-05T09:05:00Z'
  expect(languages.map((language) => [datedDayOf(moment, language), timeOfDayOf(moment, language)])).toEqual([
    ['2025年11月5日', '09:05'],
    ['5 Nov 2025', '09:05'],
    ['5 nov 2025', '09:05'],
    ['2025年11月5日', '09:05'],
    ['5 พ.ย. 2568', '09:05'],
    ['2025年11月5日', '09:05'],
  ])
  for (const language of languages) {
    const text = momentOf(moment, language)
    expect(text).toBe(`${datedDayOf(moment, language)}${text.includes(',') ? ',' : ''} ${timeOfDayOf(moment, language)}`)
    expect(dayOf(moment, language)).toBe(datedDayOf(moment, language))
  }
})

test('shows midnight and the afternoon on a 24-hour clock in every language', () => {
  standIn('UTC', '2026-11-26T12:00:00Z')
  for (const language of languages) {
    expect(timeOfDayOf('2025-11-05T00:00:00Z', language)).toBe('00:00')
    expect(timeOfDayOf('2025-11-05T17:30:00Z', language)).toBe('17:30')
    expect(momentOf('2025-11-05T17:30:00Z', language)).toMatch(/ 17:30$/)
  }
})
