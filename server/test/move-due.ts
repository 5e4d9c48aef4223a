import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { moveDueOrders } from '../src/modules/orders/lifecycle/schedules.ts'

type Due = { id: string; at: Date }
const ordersDue = async ({ db, now }: Kernel): Promise<Due[]> =>
  (
    await sql<Due>`select id, next_at as at from orders.order_header
      where next_at <= ${now()} and (open_refunds = 0 or next_do not in ('receive', 'complete'))`.execute(db)
  ).rows

/**
 * Moves every due order by one step. The mall's schedule does the same once a minute, and both skip orders that the other has locked. So an order
 * that did not move is tried again.
 */
export const moveDue = async (kernel: Kernel): Promise<void> => {
  const before = await ordersDue(kernel)
  for (let tries = 0; tries < 100; tries += 1) {
    await moveDueOrders(kernel)
    const after = await ordersDue(kernel)
    const isPassedOver = before.some(({ id, at }) => after.some((each) => each.id === id && each.at.getTime() === at.getTime()))
    if (!isPassedOver) return
    await pause(50)
  }
}
