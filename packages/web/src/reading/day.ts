import { type Instant, type Language, dateLocales, instantNow, showClock, showDay, showMoment } from '@plaza/values'

/** The day of a moment in the reader's time zone: "21 Nov". The year is added only if it differs from the current one. */
export const dayOf = (date: string, language: Language): string => showDay({ moment: date as Instant, now: instantNow(), language })

/** A calendar day, `2026-11-21`, formatted like `dayOf`. It has no time of day, so every reader sees the same day. */
export const calendarDayOf = (day: string, language: Language): string =>
  showDay({ moment: middayOf(day), now: middayOf(fieldDayOf(instantNow())), language, timeZone: 'UTC' })
const middayOf = (day: string) => `${day}T12:00:00.000Z` as Instant

/** The day of a moment in the reader's time zone, as a form field's value: `2026-11-21`. */
export const fieldDayOf = (date: string): string => {
  const at = new Date(date)
  const digits = (value: number, width: number) => String(value).padStart(width, '0')
  return `${digits(at.getFullYear(), 4)}-${digits(at.getMonth() + 1, 2)}-${digits(at.getDate(), 2)}`
}

/** The first second of a typed day in the user's time zone; `lastMomentOf` is the last one. `fieldDayOf` converts both back to that day. */
export const firstMomentOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString()
export const lastMomentOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

/** A day that always has its year: "5 Nov 2025". */
export const datedDayOf = (date: string | number, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(dateLocales[language], { ...datedDay, timeZone }).format(new Date(date))
const datedDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The time of day, "09:05". */
export const timeOfDayOf = (date: string | number, language: Language): string => showClock(new Date(date), language)

/** A day with its year, and the time of day, in the reader's time zone. */
export const momentOf = (date: string, language: Language): string => showMoment(new Date(date), language)
