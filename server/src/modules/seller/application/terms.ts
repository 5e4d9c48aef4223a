import { afterWorkingDays, dayMs } from '@plaza/values'
const workingDaysToDecide = 3
/** Retention time of abandoned drafts, and of identity documents that need no further review. */
const documentsMs = 30 * dayMs
const pauseMs = 7 * dayMs
const rejectionsBeforePause = 3

export const applicationDueAt = (sent: Date): Date => afterWorkingDays(sent, workingDaysToDecide)

export const documentsUntil = (from: Date): Date => new Date(from.getTime() + documentsMs)

/** The end of the applicant's pause after every third rejection, or null. `rejectedAt` is newest first. */
export const pauseEnd = (rejectedAt: readonly Date[], now: Date): Date | null => {
  const [last] = rejectedAt
  if (!last || rejectedAt.length % rejectionsBeforePause !== 0) return null
  const end = new Date(last.getTime() + pauseMs)
  return end > now ? end : null
}
