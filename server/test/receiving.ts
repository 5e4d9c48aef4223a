import type { OrderState } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { acceptLockedOrder } from '../src/modules/orders/lifecycle/accept-order.ts'
import { progressLockedOrder } from '../src/modules/orders/lifecycle/progress-order.ts'
import { receiveLockedOrder } from '../src/modules/orders/lifecycle/receive-order.ts'
import { shipLockedOrder } from '../src/modules/orders/lifecycle/ship-order.ts'
import { type LockedOrder, lockOrder } from '../src/modules/orders/orders/steps/move-order.ts'
import { moveDue } from './move-due.ts'

const statuses = ['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed'] as const
// First parcel number of this fixture. Other fixtures count from 2,000,000,000 on, and a carrier's number must be unique.
let parcels = 2_000_050_000

/** Moves a paid order to this state. It acts for the shop and the carrier, and lets time pass. */
export const bringTo = async (kernel: Kernel, id: string, status: OrderState): Promise<void> => {
  const found = await sql<{ status: OrderState }>`select status from orders.order_header where id = ${id}`.execute(kernel.db)
  const from = statuses.findIndex((each) => each === found.rows[0]?.status)
  for (const each of statuses.slice(from + 1, statuses.findIndex((one) => one === status) + 1)) await stepTo(kernel, id, each)
}

const stepTo = async (kernel: Kernel, id: string, to: (typeof statuses)[number]): Promise<unknown> => {
  if (to === 'completed') {
    await sql`update orders.order_header set next_at = ${kernel.now()} where id = ${id}`.execute(kernel.db)
    return moveDue(kernel)
  }
  return transaction(kernel, async (tx) => {
    const order = (await lockOrder(tx, id)) as LockedOrder
    const moving = { actor: 'seller:1', now: kernel.now() } as const
    if (to === 'to_ship') return acceptLockedOrder(tx, order, moving)
    if (to === 'shipped') return shipLockedOrder(tx, order, { ...moving, carrier: 'dhl', trackingNo: String((parcels += 1)), lines: null })
    if (to === 'received') return receiveLockedOrder(tx, order, { ...moving, actor: 'system' })
    return progressLockedOrder(tx, order, { ...moving, step: to as 'in_transit' | 'on_the_way' | 'delivered' })
  })
}
