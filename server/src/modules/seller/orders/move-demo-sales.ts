import { isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { acceptSale, recordCashPayment, progressSale, shipSale } from '../../orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder, salesInHands } from '../../orders/orders/steps/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { type DemoStep, planDemoStep } from './plan-demo-step.ts'

type Moving = Parameters<typeof acceptSale>[2]

const atOnce = 200
/** A number of the form that the carrier's own have. */
const firstNumber = 7_000_000_000n

/** The courier of a demo shop brings the cash with the delivery, and the shop reports it. */
const progress = async (
  tx: Tx,
  sale: LockedOrder,
  step: Exclude<DemoStep, 'accept' | 'ship'>,
  moving: Moving,
): Promise<Outcome<LockedOrder, string>> => {
  const progressed = await progressSale(tx, sale, { ...moving, step })
  if (isRefused(progressed) || step !== 'delivered' || sale.paymentStatus !== 'cod_due') return progressed
  return recordCashPayment(tx, progressed.done, moving)
}

const take = (tx: Tx, sale: LockedOrder, step: DemoStep, moving: Moving): Promise<Outcome<LockedOrder, string>> => {
  if (step === 'accept') return acceptSale(tx, sale, moving)
  if (step !== 'ship') return progress(tx, sale, step, moving)
  const trackingNo = String(firstNumber + BigInt(sale.id))
  return shipSale(tx, sale, { ...moving, carrier: 'dhl', trackingNo, lines: null })
}

/**
 * In a demo mall this simulates the shops through the same functions that real shops use, so that buyers see progress. A real mall has none of it.
 */
export const moveDemoSales = async (kernel: Kernel): Promise<number> => {
  if (!kernel.environment.demo) return 0
  let moved = 0
  for (const { id, status, since } of await salesInHands(kernel.db, atOnce)) {
    const step = planDemoStep(status, since, kernel.now())
    if (!step) continue
    const isMoved = await transaction(kernel, async (tx) => {
      const sale = await lockOrder(tx, id)
      // A concurrent move wins.
      if (sale?.status !== status || sale.openRefunds > 0) return false
      const shop = await shopWithOwner(tx, sale.shopId)
      if (!shop) return false
      return !isRefused(await take(tx, sale, step, { actor: `seller:${shop.ownerId}`, now: kernel.now() }))
    }).catch((error: unknown) => {
      kernel.log.error({ err: error, order: id }, 'a demo shop could not advance an order')
      return false
    })
    if (isMoved) moved += 1
  }
  return moved
}

export const demoShopsTimers = (kernel: Kernel): readonly Timer[] =>
  kernel.environment.demo ? [{ name: 'move-demo-orders', everyCron: '* * * * *', do: async () => void (await moveDemoSales(kernel)) }] : []
