import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { moveDueOrders } from '../../server/src/modules/orders/lifecycle/schedules.ts'
import { moveOverdueRefunds } from '../../server/src/modules/orders/refunds/schedules.ts'

/** Sets the deadline of some random orders and refund requests to now. */
const letTimePass = async (kernel: Kernel): Promise<void> => {
  await sql`update orders.order_header set next_at = now() where id in (
    select id from orders.order_header where next_at > now() and placed_at > now() - interval '1 hour' order by random() limit 20 for update skip locked)`.execute(
    kernel.db,
  )
  await sql`update refunds.refund set due_at = now() where id in (
    select id from refunds.refund where due_at > now() and state <> 'escalated' order by random() limit 10 for update skip locked)`.execute(
    kernel.db,
  )
}

/** Runs the schedules three times simultaneously, in addition to the schedules of the servers. No state change may be executed twice. */
export const runClocks = async (kernel: Kernel, stopped: () => boolean): Promise<void> => {
  while (!stopped()) {
    // Skips this round while the database is down.
    await letTimePass(kernel).catch(() => {})
    await Promise.all([1, 2, 3].map(() => Promise.all([moveDueOrders(kernel), moveOverdueRefunds(kernel)]).catch(() => {})))
    await pause(500)
  }
}
