import { done, isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { type LockedOrder, readOrderTimes, writeOrderChange } from '../orders/steps/index.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/** The start of the shop's time to ship: when the order was paid, or when it was placed for cash on delivery. */
const soldAt = ({ paidAt, placedAt }: Pick<LockedOrder, 'paidAt' | 'placedAt'>): Date => paidAt ?? placedAt

/** The shop accepts a paid order. If the shop does nothing for a day, the order is accepted automatically. */
export const acceptLockedOrder = async (
  tx: Tx,
  order: LockedOrder,
  { actor, now }: Moving,
): Promise<Outcome<LockedOrder, 'not_acceptable'>> => {
  const planned = planMove('accept', order)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(order)
  const { remindMs, cancelMs } = await readOrderTimes(tx)
  const afterSold = (ms: number) => new Date(Math.max(now.getTime(), soldAt(order).getTime() + ms))
  const sendBy = afterSold(cancelMs)
  const accepted = await writeOrderChange(tx, order, {
    status: 'to_ship',
    acceptedAt: now,
    sendBy,
    next: { at: afterSold(remindMs), do: 'remind' },
    by: { actor },
  })
  await pushOrder(tx, accepted)
  await notifyBuyer(tx, accepted, {
    template: 'order_accepted',
    values: { order: order.orderNo, shop: order.shopName, day: { day: sendBy.toISOString() } },
    once: 'accepted',
    now,
  })
  return done(accepted)
}
