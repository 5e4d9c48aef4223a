import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { endOverduePayments } from '../../server/src/modules/orders/checkout/payment/schedules.ts'
import { lookAtSilent } from '../../server/src/modules/payments/gateways/schedules.ts'
import { patiently } from '../kit/tortured-mall.ts'

const withinMs = 60_000
const hours = 3_600_000

const stirring = async (kernel: Kernel): Promise<number> => {
  const found = await sql<{ left: string }>`select (select count(*) from platform.outbound_call where settled_at is null)
    + (select count(*) from platform.event_pending)
    + (select count(*) from graphile_worker._private_jobs where attempts < max_attempts
        and task_id in (select id from graphile_worker._private_tasks where identifier = 'dispatch-event'))
    + (select count(*) from gateways.session join gateways.demo_payment using (token)
        where session.state in ('opening', 'open') and demo_payment.state <> 'waiting') as left`.execute(kernel.db)
  return Number(found.rows[0]?.left)
}

/** Waits until every outbound call and every event is done. A gateway may not report the end of a payment, so the mall queries the gateway. */
const waitForQuiet = async (kernel: Kernel): Promise<string[]> => {
  const later: Kernel = { ...kernel, now: () => new Date(Date.now() + 10 * 60_000) }
  for (const deadline = Date.now() + withinMs; ; await pause(500)) {
    const left = await patiently(() => stirring(kernel))
    if (left === 0) return []
    if (Date.now() > deadline) return [`${left} outbound calls, events and payments did not end`]
    await patiently(() => lookAtSilent(later))
  }
}

/** Advances the mall's clock by an hour, so that unpaid orders expire, and waits until all work is done. */
export const letItEnd = async (kernel: Kernel): Promise<string[]> => {
  const stuck = await waitForQuiet(kernel)
  if (stuck.length > 0) return stuck
  const later: Kernel = { ...kernel, now: () => new Date(Date.now() + hours) }
  while ((await patiently(() => endOverduePayments(later))) > 0);
  return waitForQuiet(kernel)
}
