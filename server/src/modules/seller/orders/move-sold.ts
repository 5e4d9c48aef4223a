import type { CallShape, SoldOrderDetail } from '@plaza/contract'
import { done, isRefused, type Language, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { CallContext } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { acceptLockedOrder } from '../../orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder } from '../../orders/orders/steps/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { toSoldOrderView } from './sold-view.ts'

type Moving = Parameters<typeof acceptLockedOrder>[2]

type Asking = Pick<CallContext<CallShape>, 'kernel' | 'session'> & { lang: Language; input: { id: string } }

/** Moves an order of the caller's own shop and returns its new state. Another shop's order is reported as unknown. */
export const moveSold = async <R extends string>(
  { kernel, session, lang, input }: Asking,
  move: (tx: Tx, order: LockedOrder, moving: Moving) => Promise<Outcome<LockedOrder, R>>,
): Promise<Outcome<SoldOrderDetail, R | 'not_allowed' | 'order_unknown'>> => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'orders'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const moved = await transaction(kernel, async (tx): Promise<Outcome<LockedOrder, R | 'order_unknown'>> => {
    const order = await lockOrder(tx, input.id)
    if (order?.shopId !== shopId) return refused('order_unknown')
    return move(tx, order, { actor: `seller:${customerId}`, now: kernel.now() })
  })
  if (isRefused(moved)) return moved
  const order = await orderById(kernel.db, input.id)
  if (!order) throw new Error(`the order ${input.id} is gone`)
  return done(await toSoldOrderView(kernel, order, lang))
}
