import type { Db } from '../../../../platform/db/database.ts'
import { noRefunds, type RefundStanding } from '../../orders/plans/index.ts'
import { isAskable } from '../plan/plan-refund.ts'
import { openRequestsOf } from '../records/line-rows.ts'
import { boughtLines } from './bought.ts'

/** The refund standing of each order. The lines are read only for orders that had a request; of other orders everything is left. */
export const refundStandings = async (db: Db, orderIds: readonly string[]): Promise<(orderId: string) => RefundStanding> => {
  const open = await openRequestsOf(db, orderIds)
  const lines: Awaited<ReturnType<typeof boughtLines>> = open.size > 0 ? await boughtLines(db, [...open.keys()]) : new Map()
  return (orderId) =>
    open.has(orderId) ? { open: open.get(orderId) ?? null, isLeft: (lines.get(orderId) ?? []).some(isAskable) } : noRefunds
}
