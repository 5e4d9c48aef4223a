import type { Language } from '@plaza/values'
import { showDays } from '../delivery/days.ts'

const day = /^\d{4}-\d\d-\d\d$/

/** Arrival dates as "Tue 24 Nov – Fri 27 Nov" in the reader's language; empty if the dates are not given. */
export const arrivalOf = (from: string, to: string, language: Language): string =>
  day.test(from) && day.test(to) ? showDays(from, to, language) : ''

/** The range from the earliest start to the latest end of several arrival periods. */
export const allOf = (ranges: readonly { from: string; to: string }[]): { from: string; to: string } => ({
  from: ranges.map(({ from }) => from).toSorted()[0] ?? '',
  to:
    ranges
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '',
})
