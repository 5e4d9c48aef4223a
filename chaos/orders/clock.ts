import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { moveDueSales } from '../../server/src/modules/orders/lifecycle/schedules.ts'
import { moveOverdueRefunds } from '../../server/src/modules/orders/refunds/schedules.ts'

/** For some orders and requests the time is over now. */
const letTimePass = async (kernel: Kernel): Promise<void> => {
  await sql`update orders.sale set next_at = now() where id in (
    select id from orders.sale where next_at > now() and placed_at > now() - interval '1 hour' order by random() limit 20 for update skip locked)`.execute(
    kernel.db,
  )
  await sql`update refunds.refund set due_at = now() where id in (
    select id from refunds.refund where due_at > now() and state <> 'escalated' order by random() limit 10 for update skip locked)`.execute(
    kernel.db,
  )
}

/** The clock in three places at once, beside the servers' own: none may do what another did. */
export const runClocks = async (kernel: Kernel, stopped: () => boolean): Promise<void> => {
  while (!stopped()) {
    // While the database is away no time passes.
    await letTimePass(kernel).catch(() => {})
    await Promise.all([1, 2, 3].map(() => Promise.all([moveDueSales(kernel), moveOverdueRefunds(kernel)]).catch(() => {})))
    await pause(500)
  }
}
