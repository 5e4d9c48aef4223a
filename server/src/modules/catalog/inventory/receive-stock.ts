import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { receivePieces } from './level-rows.ts'

export type Delivery = { skuId: string; quantity: number; reference: string }

/** Adds the delivered units and publishes the new stock levels. */
export const receiveStock = async (tx: Tx, deliveries: readonly Delivery[]): Promise<void> => {
  if (deliveries.length === 0) return
  await publish(tx, 'stock.changed', { levels: await receivePieces(tx, deliveries) })
}
