const dayMs = 86_400_000

const workingDaysToDecide = 3
/** How long papers are kept once nobody has to look at them any more, and a draft that nobody goes on with. */
const papersMs = 30 * dayMs
const pauseMs = 7 * dayMs
const rejectionsBeforePause = 3

/** Saturdays and Sundays are no working days. */
export const decideBy = (sent: Date): Date => {
  let at = sent
  for (let left = workingDaysToDecide; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}

export const papersUntil = (from: Date): Date => new Date(from.getTime() + papersMs)

/** Until when nobody applies again, who was rejected at these times, the newest first: a pause after each third. */
export const pauseEnd = (rejectedAt: readonly Date[], now: Date): Date | null => {
  const [last] = rejectedAt
  if (!last || rejectedAt.length % rejectionsBeforePause !== 0) return null
  const end = new Date(last.getTime() + pauseMs)
  return end > now ? end : null
}
