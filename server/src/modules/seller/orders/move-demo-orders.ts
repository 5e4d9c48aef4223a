import { isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { acceptLockedOrder, recordCashPayment, progressLockedOrder, shipLockedOrder } from '../../orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder, ordersAwaitingShop } from '../../orders/orders/steps/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { type DemoStep, planDemoStep } from './plan-demo-step.ts'

type Moving = Parameters<typeof acceptLockedOrder>[2]

const atOnce = 200
/** A demo tracking number is the order ID plus this number. It has the format of the carrier's numbers. */
const firstNumber = 7_000_000_000n

/** Moves an order of a demo shop. For cash on delivery, the shop reports the cash as received at once. */
const progress = async (
  tx: Tx,
  order: LockedOrder,
  step: Exclude<DemoStep, 'accept' | 'ship'>,
  moving: Moving,
): Promise<Outcome<LockedOrder, string>> => {
  const progressed = await progressLockedOrder(tx, order, { ...moving, step })
  if (isRefused(progressed) || step !== 'delivered' || order.paymentStatus !== 'cod_due') return progressed
  return recordCashPayment(tx, progressed.done, moving)
}

const take = (tx: Tx, order: LockedOrder, step: DemoStep, moving: Moving): Promise<Outcome<LockedOrder, string>> => {
  if (step === 'accept') return acceptLockedOrder(tx, order, moving)
  if (step !== 'ship') return progress(tx, order, step, moving)
  const trackingNo = String(firstNumber + BigInt(order.id))
  return shipLockedOrder(tx, order, { ...moving, carrier: 'dhl', trackingNo, lines: null })
}

/** In a demo mall, acts for the shops through the functions of real shops, so that buyers see progress. It does nothing in a real mall. */
export const moveDemoOrders = async (kernel: Kernel): Promise<number> => {
  if (!kernel.environment.demo) return 0
  let moved = 0
  for (const { id, status, since } of await ordersAwaitingShop(kernel.db, atOnce)) {
    const step = planDemoStep(status, since, kernel.now())
    if (!step) continue
    const isMoved = await transaction(kernel, async (tx) => {
      const order = await lockOrder(tx, id)
      // Another request changed the order in the meantime, so the demo shop does nothing.
      if (order?.status !== status || order.openRefunds > 0) return false
      const shop = await shopWithOwner(tx, order.shopId)
      if (!shop) return false
      return !isRefused(await take(tx, order, step, { actor: `seller:${shop.ownerId}`, now: kernel.now() }))
    }).catch((error: unknown) => {
      kernel.log.error({ err: error, order: id }, 'a demo shop could not advance an order')
      return false
    })
    if (isMoved) moved += 1
  }
  return moved
}

export const demoShopsTimers = (kernel: Kernel): readonly Timer[] =>
  kernel.environment.demo ? [{ name: 'move-demo-orders', everyCron: '* * * * *', do: async () => void (await moveDemoOrders(kernel)) }] : []
