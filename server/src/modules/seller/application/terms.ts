import { afterWorkingDays, dayMs } from '@plaza/values'
const workingDaysToDecide = 3
/** Retention of documents that no longer need a review, and of abandoned drafts. */
const papersMs = 30 * dayMs
const pauseMs = 7 * dayMs
const rejectionsBeforePause = 3

export const applicationDueAt = (sent: Date): Date => afterWorkingDays(sent, workingDaysToDecide)

export const papersUntil = (from: Date): Date => new Date(from.getTime() + papersMs)

/** The end of the pause after every third rejection; null without a pause. `rejectedAt` is newest first. */
export const pauseEnd = (rejectedAt: readonly Date[], now: Date): Date | null => {
  const [last] = rejectedAt
  if (!last || rejectedAt.length % rejectionsBeforePause !== 0) return null
  const end = new Date(last.getTime() + pauseMs)
  return end > now ? end : null
}
