import { dayMs } from '@plaza/values'
import type { Day } from '../../orders/orders/sums/index.ts'

/** A period of days that includes both its first and its last day. */
export type Stretch = { from: Day; to: Day }
/** A dashboard needs no longer period. */
const maxDays = 366

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const isDay = (day: Day): boolean => !Number.isNaN(timeOf(day)) && dayOf(new Date(timeOf(day))) === day
const plus = (day: Day, days: number): Day => dayOf(new Date(timeOf(day) + days * dayMs))
const lastOfMonth = (day: Day): Day => dayOf(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)))
const isFirst = (day: Day): boolean => day.endsWith('-01')

/** The requested period, by default the current month. Null if the request is invalid. */
export const planStretch = (requested: { from?: Day | undefined; to?: Day | undefined }, today: Day): Stretch | null => {
  const from = requested.from ?? `${(requested.to ?? today).slice(0, 7)}-01`
  const to = requested.to ?? (requested.from && requested.from > today ? requested.from : lastOfMonth(from > today ? from : today))
  if (!isDay(from) || !isDay(to) || from > to || timeOf(to) - timeOf(from) >= maxDays * dayMs) return null
  return { from, to }
}

/** The period that a dashboard compares with: the previous month for a whole month, otherwise the same number of days before. */
export const stretchBefore = ({ from, to }: Stretch): Stretch => {
  const last = plus(from, -1)
  const isMonth = isFirst(from) && to === lastOfMonth(from)
  return { from: isMonth ? `${last.slice(0, 7)}-01` : plus(from, -Math.round((timeOf(to) - timeOf(from)) / dayMs) - 1), to: last }
}

/** Every day of the period, but none after `until`. */
export const daysOf = ({ from, to }: Stretch, until: Day): Day[] => {
  const last = to < until ? to : until
  const count = Math.max(0, Math.round((timeOf(last) - timeOf(from)) / dayMs) + 1)
  return Array.from({ length: count }, (_, at) => plus(from, at))
}
