/** Reads a typed time of day as `HH:MM`: `9`, `930`, `9.30` and `09:30` are read too. Undefined if it is no time of a 24-hour clock. */
export const readClock = (typed: string): string | undefined => {
  const [, hours, minutes = '0'] = /^\s*([01]?\d|2[0-3])(?:[:.h ]?([0-5]\d))?\s*$/.exec(typed) ?? []
  return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** Splits the value of a date-time field, `2026-11-27T09:30`, into day and time of day. */
export const splitMoment = (value: string): { day: string; clock: string } => {
  const [day = '', clock = ''] = value.split('T')
  return { day, clock: clock.slice(0, 5) }
}

/** Joins both parts. A day without a time begins at midnight; without a day there is no moment. */
export const joinMoment = (day: string, clock: string): string => (day === '' ? '' : `${day}T${clock === '' ? '00:00' : clock}`)

/** True if the browser's own time fields count twelve hours. A page cannot change that, so it then shows a field of its own. */
export const countsTwelveHours = (): boolean =>
  new Intl.DateTimeFormat(globalThis.navigator?.language, { hour: 'numeric' }).resolvedOptions().hour12 === true
