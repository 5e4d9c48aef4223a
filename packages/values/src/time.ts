import { dateLocales, type Language } from './languages.ts'

declare const instantBrand: unique symbol
/** A moment as ISO 8601 text in UTC with milliseconds. Two instants can be compared as texts. */
export type Instant = string & { readonly [instantBrand]: true }

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Days after delivery in which a refund can be requested, unless the mall's owner or the law at the address sets more. */
export const defaultReturnDays = 7

export const instant = (moment: Date | number): Instant => new Date(moment).toISOString() as Instant
export const instantNow = (): Instant => instant(Date.now())

const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
/** Parses a moment with its time zone. Returns undefined for a date that does not exist. */
export function parseInstant(text: string): Instant | undefined {
  if (!instantShape.test(text) || !isOnTheCalendar(text)) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : instant(ms)
}

// True if the date exists. `Date.parse` would read 30 February as 2 March.
function isOnTheCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const ms = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}

export const addMs = (moment: Instant, ms: number): Instant => instant(Date.parse(moment) + ms)
export const addMinutes = (moment: Instant, minutes: number): Instant => addMs(moment, minutes * minuteMs)
export const addHours = (moment: Instant, hours: number): Instant => addMs(moment, hours * hourMs)
export const addDays = (moment: Instant, days: number): Instant => addMs(moment, days * dayMs)
/** Milliseconds between two instants; positive if `later` is after `earlier`. */
export const msBetween = (earlier: Instant, later: Instant): number => Date.parse(later) - Date.parse(earlier)
export const isBefore = (a: Instant, b: Instant): boolean => Date.parse(a) < Date.parse(b)

export type ShownTime = { moment: Instant; now: Instant; language: Language; timeZone?: string }

/**
 * Shows a time relative to now within 24 hours before or after, otherwise as a day. The day has its year only if that differs from the current one:
 * `5 minutes ago`, `21 Nov`, `21 Nov 2025`.
 */
export function showTime({ moment, now, language, timeZone }: ShownTime): string {
  const aheadMs = msBetween(now, moment)
  if (Math.abs(aheadMs) < dayMs) return showNearTime(aheadMs, language)
  return showDay({ moment, now, language, timeZone })
}

export function showDay({ moment, now, language, timeZone }: ShownTime): string {
  const locale = dateLocales[language]
  const years = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })
  const yearOf = (at: Instant) => years.format(Date.parse(at))
  const year = yearOf(moment) === yearOf(now) ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, timeZone }).format(Date.parse(moment))
}

const clockIn = (timeZone: string | undefined) => ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }) as const
/** The time of day on a 24-hour clock, `09:05` in every language. Left to their own, `zh-Hant` counts twelve hours and `es` omits the zero. */
export const showClock = (moment: Date, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(dateLocales[language], clockIn(timeZone)).format(moment)

/** A day with its year, and the time of day on a 24-hour clock: `5 Nov 2025, 09:05`. */
export const showMoment = (moment: Date, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(dateLocales[language], { day: 'numeric', month: 'short', year: 'numeric', ...clockIn(timeZone) }).format(moment)

function showNearTime(aheadMs: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(dateLocales[language], { numeric: 'auto' })
  const distanceMs = Math.abs(aheadMs)
  if (distanceMs < minuteMs) return relative.format(0, 'second')
  if (distanceMs < hourMs) return relative.format(Math.trunc(aheadMs / minuteMs), 'minute')
  return relative.format(Math.trunc(aheadMs / hourMs), 'hour')
}

/** Adds working days to a moment and keeps the time of day. Saturdays and Sundays do not count. */
export const afterWorkingDays = (from: Date, days: number): Date => {
  let at = from
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}
