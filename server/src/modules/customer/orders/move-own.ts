import type { Order } from '@plaza/contract'
import { done, isRefused, refused, type Language, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type LockedOrder, lockOrder } from '../../orders/orders/steps/index.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { toOrderView } from './order-view.ts'

type Asked = { customerId: string; id: string; lang: Language }
type Moves<Reason extends string> = (
  tx: Tx,
  sale: LockedOrder,
  moving: { actor: `customer:${string}`; now: Date },
) => Promise<Outcome<LockedOrder, Reason>>

/** Locks the caller's own order, changes it, and returns its new state. */
export const moveOwn = async <Reason extends string>(
  kernel: Kernel,
  { customerId, id, lang }: Asked,
  move: Moves<Reason>,
): Promise<Outcome<Order, Reason | 'order_unknown'>> => {
  const moved = await transaction(kernel, async (tx): Promise<Outcome<LockedOrder, Reason | 'order_unknown'>> => {
    const sale = await lockOrder(tx, id)
    if (sale?.customerId !== customerId) return refused('order_unknown')
    return move(tx, sale, { actor: `customer:${customerId}`, now: kernel.now() })
  })
  if (isRefused(moved)) return moved
  const sale = await saleById(kernel.db, id)
  if (!sale) throw new Error(`there is no order ${id}`)
  return done(await toOrderView(kernel, sale, lang))
}
