import { storefrontLinks } from '@plaza/contract'
import { done, isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type LockedOrder, type NextDeed, lockDueOrder, dueOrders, writeOrderChange } from '../orders/steps/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'
import { acceptLockedOrder } from './accept-order.ts'
import { cancelLockedOrder } from './cancel-order.ts'
import { leaveCashToStaff } from './check-cash.ts'
import { completeLockedOrder } from './complete-order.ts'
import { receiveLockedOrder } from './receive-order.ts'

const atOnce = 500

/** Reminds the shop of an order that waits for it, and of the time at which the order will be cancelled. */
const remind = async (tx: Tx, order: LockedOrder, now: Date) => {
  const at = new Date(Math.max(now.getTime(), order.sendBy?.getTime() ?? 0))
  await writeOrderChange(tx, order, { next: { at, do: 'cancel' } })
  await notifyOwner(tx, order.shopId, {
    template: 'order_waits',
    values: { order: order.orderNo, time: { time: at.toISOString() } },
    link: storefrontLinks.shopRecord('order', order.id),
    once: `order:${order.id}:waits`,
    now,
  })
  return done(order)
}

const deeds: Record<NextDeed, (tx: Tx, order: LockedOrder, now: Date) => Promise<Outcome<LockedOrder, string>>> = {
  accept: (tx, order, now) => acceptLockedOrder(tx, order, { actor: 'system', now }),
  remind,
  cancel: (tx, order, now) => cancelLockedOrder(tx, order, { actor: 'system', reason: 'not_shipped', now }),
  check_cash: async (tx, order) => done(await leaveCashToStaff(tx, order)),
  receive: (tx, order, now) => receiveLockedOrder(tx, order, { actor: 'system', now }),
  complete: async (tx, order, now) => done(await completeLockedOrder(tx, order, now)),
}

/** Performs an order's due transition. Returns false if no transition is due or another transaction performs it. */
export const moveDueOrder = (kernel: Kernel, id: string): Promise<boolean> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const order = await lockDueOrder(tx, id, now)
    if (!order?.nextDo) return false
    const moved = await deeds[order.nextDo](tx, order, now)
    if (isRefused(moved)) throw new Error(`the clock may not ${order.nextDo} what is ${order.status}: ${moved.refused}`)
    return true
  })

/**
 * Performs all due transitions of orders, each in a separate transaction. If another transaction changes an order at the same time, that change
 * wins.
 */
export const moveDueOrders = async (kernel: Kernel): Promise<number> => {
  let moved = 0
  for (const id of await dueOrders(kernel.db, kernel.now(), atOnce)) {
    try {
      if (await moveDueOrder(kernel, id)) moved += 1
    } catch (error) {
      kernel.log.error({ err: error, order: id }, 'could not advance an order on time')
    }
  }
  return moved
}

export const fulfilmentTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'move-due-orders', everyCron: '* * * * *', do: async () => void (await moveDueOrders(kernel)) },
]
