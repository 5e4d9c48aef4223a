const dayMs = 24 * 60 * 60_000
export const payoutPauseEnd = (now: Date): Date => new Date(now.getTime() + dayMs)
