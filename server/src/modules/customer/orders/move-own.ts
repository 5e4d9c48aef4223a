import type { Order } from '@plaza/contract'
import { done, isRefused, refused, type Language, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type LockedOrder, lockOrder } from '../../orders/orders/steps/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { toOrderView } from './order-view.ts'

type OrderInput = { customerId: string; id: string; lang: Language }
type Moves<Reason extends string> = (
  tx: Tx,
  order: LockedOrder,
  moving: { actor: `customer:${string}`; now: Date },
) => Promise<Outcome<LockedOrder, Reason>>

/** Locks the caller's own order, changes it, and returns its new state. */
export const moveOwn = async <Reason extends string>(
  kernel: Kernel,
  { customerId, id, lang }: OrderInput,
  move: Moves<Reason>,
): Promise<Outcome<Order, Reason | 'order_unknown'>> => {
  const moved = await transaction(kernel, async (tx): Promise<Outcome<LockedOrder, Reason | 'order_unknown'>> => {
    const order = await lockOrder(tx, id)
    if (order?.customerId !== customerId) return refused('order_unknown')
    return move(tx, order, { actor: `customer:${customerId}`, now: kernel.now() })
  })
  if (isRefused(moved)) return moved
  const order = await orderById(kernel.db, id)
  if (!order) throw new Error(`there is no order ${id}`)
  return done(await toOrderView(kernel, order, lang))
}
