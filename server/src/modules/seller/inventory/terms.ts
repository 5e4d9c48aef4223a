import { afterWorkingDays, dayMs } from '@plaza/values'
const workingDaysToDecide = 3
/** Staff count a delivery within three days of its expected date. */
const daysToCount = 3
export const maxOpen = 20
const farthestDays = 180

export const deliveryDecisionDueAt = (sent: Date): Date => afterWorkingDays(sent, workingDaysToDecide)

export const countBy = (arrivesOn: string, now: Date): Date =>
  new Date(Math.max(new Date(`${arrivesOn}T00:00:00Z`).getTime(), now.getTime()) + daysToCount * dayMs)

/** True for a calendar date from today up to half a year ahead. */
export const isDayToCome = (text: string, now: Date): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return false
  // The shop's local date may differ from the UTC date.
  return at.getTime() >= now.getTime() - 2 * dayMs && at.getTime() <= now.getTime() + farthestDays * dayMs
}
