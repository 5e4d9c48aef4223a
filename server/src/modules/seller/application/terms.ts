import { afterWorkingDays, dayMs } from '@plaza/values'
const workingDaysToDecide = 3
/** How long papers are kept once nobody has to look at them any more, and a draft that nobody goes on with. */
const papersMs = 30 * dayMs
const pauseMs = 7 * dayMs
const rejectionsBeforePause = 3

export const applicationDueAt = (sent: Date): Date => afterWorkingDays(sent, workingDaysToDecide)

export const papersUntil = (from: Date): Date => new Date(from.getTime() + papersMs)

/** Until when nobody applies again, who was rejected at these times, the newest first: a pause after each third. */
export const pauseEnd = (rejectedAt: readonly Date[], now: Date): Date | null => {
  const [last] = rejectedAt
  if (!last || rejectedAt.length % rejectionsBeforePause !== 0) return null
  const end = new Date(last.getTime() + pauseMs)
  return end > now ? end : null
}
