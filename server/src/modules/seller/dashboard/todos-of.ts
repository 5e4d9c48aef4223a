import type { Dashboard } from '@plaza/contract'
import type { Kernel } from '../../../platform/kernel.ts'
import { deadlineOf } from '../../orders/orders/plans/index.ts'
import { countsOf, type OrderRecord } from '../../orders/orders/lookup/index.ts'
import { firstDue } from '../../orders/orders/sums/index.ts'
import { countsOfShop, firstDueOfShop } from '../../orders/refunds/records/index.ts'
import { lowIn, maxWaitingCount } from './waiting-in.ts'

const dueAt = (order: OrderRecord | null) => (order ? (deadlineOf(order)?.at.toISOString() ?? null) : null)

/** A shop's pending tasks, each with its earliest deadline. */
export const todosOf = async ({ db }: Pick<Kernel, 'db'>, shopId: string): Promise<Dashboard['todos']> => {
  const [orders, refunds, paid, toShip, answerBy, low] = await Promise.all([
    countsOf(db, { shopId }, maxWaitingCount),
    countsOfShop(db, shopId),
    firstDue(db, shopId, 'paid'),
    firstDue(db, shopId, 'to_ship'),
    firstDueOfShop(db, shopId),
    lowIn(db, shopId),
  ])
  return [
    { kind: 'accept', count: orders.paid, due_at: dueAt(paid) },
    { kind: 'ship', count: orders.to_ship, due_at: dueAt(toShip) },
    { kind: 'refunds', count: refunds.mine, due_at: answerBy?.toISOString() ?? null },
    { kind: 'low_stock', count: low, due_at: null },
  ]
}
