import { dayMs } from '@plaza/values'
/** One cached formatter per time zone, because creating a formatter takes longer than the rest of a price calculation. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}

/** The local day and hour in this time zone. The day is represented by its midnight in UTC. */
const onTheClock = (now: Date, zone: string): { day: number; hour: number } => {
  const shown = clockOf(zone).formatToParts(now)
  const part = (type: string): number => Number(shown.find((each) => each.type === type)?.value)
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')), hour: part('hour') }
}

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())
const nextWorkingDay = (day: number): number => (isWeekend(day + dayMs) ? nextWorkingDay(day + dayMs) : day + dayMs)
const workingDaysAfter = (day: number, count: number): number => (count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1))
const written = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The first and last day of arrival, counted in working days from the day on which the shop processes the order. */
export const arrival = (
  now: Date,
  { zone, cutOffHour }: { zone: string; cutOffHour: number },
  days: { least: number; most: number },
): { from: string; to: string } => {
  const { day, hour } = onTheClock(now, zone)
  const begun = isWeekend(day) || hour >= cutOffHour ? nextWorkingDay(day) : day
  return { from: written(workingDaysAfter(begun, days.least)), to: written(workingDaysAfter(begun, days.most)) }
}
