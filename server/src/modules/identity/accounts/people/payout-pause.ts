import { dayMs } from '@plaza/values'
export const payoutPauseEnd = (now: Date): Date => new Date(now.getTime() + dayMs)
