import { type Language, dateLocales } from '@plaza/values'

const dayAt = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Dates as "Tue 25 Nov – Fri 28 Nov", formatted for the language. If both dates are equal, only one is shown. */
export const showDays = (from: string, to: string, lang: Language): string =>
  new Intl.DateTimeFormat(dateLocales[lang], { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatRange(dayAt(from), dayAt(to))
    .replace(/\u2009/g, ' ')
