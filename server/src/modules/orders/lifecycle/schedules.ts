import { storefrontLinks } from '@plaza/contract'
import { done, isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type LockedOrder, type NextDeed, lockDueOrder, salesDue, writeSaleMove } from '../orders/steps/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'
import { acceptSale } from './accept-sale.ts'
import { cancelSale } from './cancel-sale.ts'
import { leaveCashToStaff } from './check-cash.ts'
import { completeSale } from './complete-sale.ts'
import { receiveSale } from './receive-sale.ts'

const atOnce = 500

/** Notifies the shop of a waiting order and of the time at which it is cancelled otherwise. */
const remind = async (tx: Tx, sale: LockedOrder, now: Date) => {
  const at = new Date(Math.max(now.getTime(), sale.sendBy?.getTime() ?? 0))
  await writeSaleMove(tx, sale, { next: { at, do: 'cancel' } })
  await notifyOwner(tx, sale.shopId, {
    template: 'sale_waits',
    values: { order: sale.orderNo, time: { time: at.toISOString() } },
    link: storefrontLinks.shopRecord('order', sale.id),
    once: `order:${sale.id}:waits`,
    now,
  })
  return done(sale)
}

const deeds: Record<NextDeed, (tx: Tx, sale: LockedOrder, now: Date) => Promise<Outcome<LockedOrder, string>>> = {
  accept: (tx, sale, now) => acceptSale(tx, sale, { actor: 'system', now }),
  remind,
  cancel: (tx, sale, now) => cancelSale(tx, sale, { actor: 'system', reason: 'not_shipped', now }),
  check_cash: async (tx, sale) => done(await leaveCashToStaff(tx, sale)),
  receive: (tx, sale, now) => receiveSale(tx, sale, { actor: 'system', now }),
  complete: async (tx, sale, now) => done(await completeSale(tx, sale, now)),
}

/** Performs an order's due move; false where none is due or another transaction performs it. */
export const moveSaleDue = (kernel: Kernel, id: string): Promise<boolean> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const sale = await lockDueOrder(tx, id, now)
    if (!sale?.nextDo) return false
    const moved = await deeds[sale.nextDo](tx, sale, now)
    if (isRefused(moved)) throw new Error(`the clock may not ${sale.nextDo} what is ${sale.status}: ${moved.refused}`)
    return true
  })

/** Performs the due moves of orders, each in its own transaction. A concurrent move wins. */
export const moveDueSales = async (kernel: Kernel): Promise<number> => {
  let moved = 0
  for (const id of await salesDue(kernel.db, kernel.now(), atOnce)) {
    try {
      if (await moveSaleDue(kernel, id)) moved += 1
    } catch (error) {
      kernel.log.error({ err: error, order: id }, 'could not advance an order on time')
    }
  }
  return moved
}

export const fulfilmentTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'move-due-orders', everyCron: '* * * * *', do: async () => void (await moveDueSales(kernel)) },
]
