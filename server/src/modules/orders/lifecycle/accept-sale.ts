import { done, isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { type LockedOrder, saleTimes, writeSaleMove } from '../orders/steps/index.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/** From when on a shop is expected to send: since it was paid, or promised to the courier. */
const soldAt = ({ paidAt, placedAt }: Pick<LockedOrder, 'paidAt' | 'placedAt'>): Date => paidAt ?? placedAt

/** The shop accepts a paid order; after a day it is accepted automatically. */
export const acceptSale = async (tx: Tx, sale: LockedOrder, { actor, now }: Moving): Promise<Outcome<LockedOrder, 'not_acceptable'>> => {
  const planned = planMove('accept', sale)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(sale)
  const { remindMs, cancelMs } = await saleTimes(tx)
  const afterSold = (ms: number) => new Date(Math.max(now.getTime(), soldAt(sale).getTime() + ms))
  const sendBy = afterSold(cancelMs)
  const accepted = await writeSaleMove(tx, sale, {
    status: 'to_ship',
    acceptedAt: now,
    sendBy,
    next: { at: afterSold(remindMs), do: 'remind' },
    by: { actor },
  })
  await pushOrder(tx, accepted)
  await notifyBuyer(tx, accepted, {
    template: 'order_accepted',
    values: { order: sale.orderNo, shop: sale.shopName, day: { day: sendBy.toISOString() } },
    once: 'accepted',
    now,
  })
  return done(accepted)
}
