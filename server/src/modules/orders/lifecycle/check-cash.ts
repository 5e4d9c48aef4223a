import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { type LockedOrder, writeOrderChange } from '../orders/steps/index.ts'
import { orderTimes } from '../orders/plans/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'

/** The time from which staff check the cash of a received order. */
export const cashCheckAt = (now: Date): Date => new Date(now.getTime() + orderTimes.cashReportMs)

/** Asks the shop whether the courier brought the cash. If the shop does not answer in time, staff check the order. */
export const askForCash = (tx: Tx, order: LockedOrder, now: Date): Promise<void> =>
  notifyOwner(tx, order.shopId, {
    template: 'cash_unreported',
    values: { order: order.orderNo, day: { day: cashCheckAt(now).toISOString() } },
    link: storefrontLinks.shopRecord('order', order.id),
    once: `order:${order.id}:cash`,
    now,
  })

/** The shop did not report the cash in time. The order moves to the staff's cash list and has no further automatic step. */
export const leaveCashToStaff = (tx: Tx, order: LockedOrder): Promise<LockedOrder> => writeOrderChange(tx, order, { next: null })
