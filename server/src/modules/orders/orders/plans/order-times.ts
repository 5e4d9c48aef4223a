import { dayMs, hourMs, minuteMs } from '@plaza/values'

/** How long each side has before the clock acts in its place. */
export const orderTimes = {
  payMs: 30 * minuteMs,
  acceptMs: 24 * hourMs,
  remindMs: 3 * dayMs,
  cancelMs: 7 * dayMs,
  receiveAfterDeliveredMs: 7 * dayMs,
  receiveAfterShippedMs: 15 * dayMs,
  extensionMs: 7 * dayMs,
  rateMs: 30 * dayMs,
  /** How long a shop has to report the cash of an order that its buyer has received. */
  cashReportMs: 7 * dayMs,
} as const

/** Lines received since this moment can still be rated. */
export const ratableSince = (now: Date): Date => new Date(now.getTime() - orderTimes.rateMs)
