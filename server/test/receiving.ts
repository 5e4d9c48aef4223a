import type { OrderState } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { acceptSale } from '../src/modules/orders/lifecycle/accept-sale.ts'
import { progressSale } from '../src/modules/orders/lifecycle/progress-sale.ts'
import { receiveSale } from '../src/modules/orders/lifecycle/receive-sale.ts'
import { shipSale } from '../src/modules/orders/lifecycle/ship-sale.ts'
import { type LockedOrder, lockOrder } from '../src/modules/orders/orders/steps/move-sale.ts'
import { moveDue } from './move-due.ts'

const way = ['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed'] as const
// Other fixtures number their parcels from 2,000,000,000 on; a number belongs to one parcel of a carrier.
let parcels = 2_000_050_000

/** Moves a paid order on along its way, as its shop, a carrier and time would. */
export const bringTo = async (kernel: Kernel, id: string, status: OrderState): Promise<void> => {
  const found = await sql<{ status: OrderState }>`select status from orders.sale where id = ${id}`.execute(kernel.db)
  const from = way.findIndex((each) => each === found.rows[0]?.status)
  for (const each of way.slice(from + 1, way.findIndex((one) => one === status) + 1)) await stepTo(kernel, id, each)
}

const stepTo = async (kernel: Kernel, id: string, to: (typeof way)[number]): Promise<unknown> => {
  if (to === 'completed') {
    await sql`update orders.sale set next_at = ${kernel.now()} where id = ${id}`.execute(kernel.db)
    return moveDue(kernel)
  }
  return transaction(kernel, async (tx) => {
    const sale = (await lockOrder(tx, id)) as LockedOrder
    const moving = { actor: 'seller:1', now: kernel.now() } as const
    if (to === 'to_ship') return acceptSale(tx, sale, moving)
    if (to === 'shipped') return shipSale(tx, sale, { ...moving, carrier: 'dhl', trackingNo: String((parcels += 1)), lines: null })
    if (to === 'received') return receiveSale(tx, sale, { ...moving, actor: 'system' })
    return progressSale(tx, sale, { ...moving, step: to as 'in_transit' | 'on_the_way' | 'delivered' })
  })
}
