import { type Instant, type Language, dateLocales, instantNow, showDay } from '@plaza/values'

/** "21 Nov", with the year only where it is another one. */
export const dayOf = (date: string, language: Language): string => showDay({ moment: date as Instant, now: instantNow(), language })

/** The whole date and the time of day, for whoever asks closer. */
export const momentOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(date))

/** The date and the time of day, as short as they can be told apart. */
export const shortMomentOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(date))
