import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { type LockedOrder, writeSaleMove } from '../orders/steps/index.ts'
import { orderTimes } from '../orders/plans/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'

/** When staff look after the cash of an order that its buyer has received. */
export const cashCheckAt = (now: Date): Date => new Date(now.getTime() + orderTimes.cashReportMs)

/** Asks the shop whether the courier brought the cash. Without an answer in time the order is for staff to check. */
export const askForCash = (tx: Tx, sale: LockedOrder, now: Date): Promise<void> =>
  notifyOwner(tx, sale.shopId, {
    template: 'cash_unreported',
    values: { order: sale.orderNo, day: { day: cashCheckAt(now).toISOString() } },
    link: storefrontLinks.shopRecord('order', sale.id),
    once: `order:${sale.id}:cash`,
    now,
  })

/** The shop's time to report is over. The order is now on the staff's cash list and has no further automatic step. */
export const leaveCashToStaff = (tx: Tx, sale: LockedOrder): Promise<LockedOrder> => writeSaleMove(tx, sale, { next: null })
