import { dayMs, hourMs } from '@plaza/values'
import type { Tx } from '../../../kernel/database.ts'
import { configValues } from '../../settings/index.ts'
import { orderTimes, returnDaysOf } from '../planning/index.ts'

/** What the clock does with an order, and when. */
export type SaleTimes = {
  acceptMs: number
  remindMs: number
  cancelMs: number
  /** After it was delivered; after it was shipped, where nobody said that it was delivered. */
  receiveMs: number
  receiveUnscannedMs: number
  extendMs: number
  returnDays: number
}
const promisedReturnDays = 7

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 365

/** As the mall has set them; what is not set, or is no such number, is as it always was. */
export const planTimes = (set: Readonly<Record<string, unknown>>): SaleTimes => {
  const of = (name: string, unit: number, otherwise: number) => (isWhole(set[name]) ? set[name] * unit : otherwise)
  return {
    acceptMs: of('order_accept_hours', hourMs, orderTimes.acceptMs),
    remindMs: of('order_remind_days', dayMs, orderTimes.remindMs),
    cancelMs: of('order_cancel_days', dayMs, orderTimes.cancelMs),
    receiveMs: of('order_receive_days', dayMs, orderTimes.receiveAfterDeliveredMs),
    receiveUnscannedMs: of('order_receive_unscanned_days', dayMs, orderTimes.receiveAfterShippedMs),
    extendMs: of('order_extend_days', dayMs, orderTimes.extensionMs),
    returnDays: of('return_days', 1, promisedReturnDays),
  }
}

export const saleTimes = async (tx: Tx): Promise<SaleTimes> => planTimes(await configValues(tx))

/** Until when money can be asked back of what was delivered then, as the mall advertises it and never shorter than the law of the address wants it. */
export const returnUntil = async (tx: Tx, { country }: { country: string }, deliveredAt: Date): Promise<Date> =>
  new Date(deliveredAt.getTime() + returnDaysOf(country, (await saleTimes(tx)).returnDays) * dayMs)
