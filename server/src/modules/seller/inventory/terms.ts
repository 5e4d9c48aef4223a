import { afterWorkingDays, dayMs } from '@plaza/values'
const workingDaysToDecide = 3
/** Staff counts within three days of the day on which it was to come. */
const daysToCount = 3
/** Max open stock deliveries per shop. */
export const maxOpen = 20
const farthestDays = 180

export const deliveryDecisionDueAt = (sent: Date): Date => afterWorkingDays(sent, workingDaysToDecide)

export const countBy = (arrivesOn: string, now: Date): Date =>
  new Date(Math.max(new Date(`${arrivesOn}T00:00:00Z`).getTime(), now.getTime()) + daysToCount * dayMs)

/** A day of the calendar that is neither over nor half a year away. */
export const isDayToCome = (text: string, now: Date): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return false
  // It may be tomorrow already where the shop is.
  return at.getTime() >= now.getTime() - 2 * dayMs && at.getTime() <= now.getTime() + farthestDays * dayMs
}
