import type { Tx } from '../../../platform/db/database.ts'
import { pushLive } from '../../../platform/events/live.ts'

/** Whoever shows this cart elsewhere reads it again once this holds. */
export const pushCartCount = (tx: Tx, customerId: string, count: number): Promise<void> =>
  pushLive(tx, 'customer', 'cart', [{ personId: customerId, data: { items_count: count } }])
