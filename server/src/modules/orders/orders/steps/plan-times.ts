import { dayMs, defaultReturnDays, hourMs } from '@plaza/values'
import { orderTimes } from '../plans/order-times.ts'

/** The durations after which an order changes its status automatically. */
export type OrderTimes = {
  acceptMs: number
  remindMs: number
  cancelMs: number
  /** `receiveMs` is counted from delivery. If no delivery was reported, `receiveUnscannedMs` is counted from shipping. */
  receiveMs: number
  receiveUnscannedMs: number
  extendMs: number
  returnDays: number
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 365

/** The mall settings that define the durations of orders. */
export const timeNames = [
  'order_accept_hours',
  'order_remind_days',
  'order_cancel_days',
  'order_receive_days',
  'order_receive_unscanned_days',
  'order_extend_days',
  'return_days',
] as const

/** Time limits from the settings. Missing or invalid values fall back to the defaults. */
export const planTimes = (set: Readonly<Record<string, unknown>>): OrderTimes => {
  const of = (name: (typeof timeNames)[number], unit: number, otherwise: number) => (isWhole(set[name]) ? set[name] * unit : otherwise)
  return {
    acceptMs: of('order_accept_hours', hourMs, orderTimes.acceptMs),
    remindMs: of('order_remind_days', dayMs, orderTimes.remindMs),
    cancelMs: of('order_cancel_days', dayMs, orderTimes.cancelMs),
    receiveMs: of('order_receive_days', dayMs, orderTimes.receiveAfterDeliveredMs),
    receiveUnscannedMs: of('order_receive_unscanned_days', dayMs, orderTimes.receiveAfterShippedMs),
    extendMs: of('order_extend_days', dayMs, orderTimes.extensionMs),
    returnDays: of('return_days', 1, defaultReturnDays),
  }
}
