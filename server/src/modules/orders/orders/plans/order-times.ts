import { dayMs, hourMs, minuteMs } from '@plaza/values'

/** Time that buyer or shop has before the next automatic transition. */
export const orderTimes = {
  payMs: 30 * minuteMs,
  acceptMs: 24 * hourMs,
  remindMs: 3 * dayMs,
  cancelMs: 7 * dayMs,
  receiveAfterDeliveredMs: 7 * dayMs,
  receiveAfterShippedMs: 15 * dayMs,
  extensionMs: 7 * dayMs,
  rateMs: 30 * dayMs,
  /** Time that a shop has to report the cash of an order after receipt. */
  cashReportMs: 7 * dayMs,
} as const

/** The buyer can still rate lines that were received since this moment. */
export const ratableSince = (now: Date): Date => new Date(now.getTime() - orderTimes.rateMs)
