import type { Tx } from '../../../platform/db/database.ts'
import { pushLive } from '../../../platform/events/live.ts'

/** After the commit, the customer's other devices reload the cart. */
export const pushCartCount = (tx: Tx, customerId: string, count: number): Promise<void> =>
  pushLive(tx, 'customer', 'cart', [{ personId: customerId, data: { items_count: count } }])
