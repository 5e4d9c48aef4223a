import { randomBytes } from 'node:crypto'
import { cast } from '@plaza/cast'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { transact } from '../../kernel/transact.ts'
import { hashPassword } from '../../slices/accounts/passwords/index.ts'
import { receiveStock } from '../../slices/stock/index.ts'
import { atMoment } from './acts.ts'
import { fillRegulars } from './fill-regulars.ts'
import { markBegun, markTold, readMarks } from './past-marks.ts'
import { pastShops } from './past-shops.ts'
import { type PastOrder, planPast } from './plan-past.ts'
import { tellOrder } from './tell-order.ts'

/** So many orders are told in one transaction. */
const atOnce = 4

const monthsBefore = (now: Date, months: number): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  return day
}

/** Two processes of one mall take turns: whoever holds this tells. */
const takeTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('demo.past'))`.execute(tx)

/** What is sold in the past came in before, so that the shelves stand at its end as they stood. */
const stockUp = (tx: Tx, orders: readonly PastOrder[]): Promise<void> => {
  const wanted = new Map<string, number>()
  for (const { items } of orders) for (const { skuId, quantity } of items) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity)
  return receiveStock(
    tx,
    [...wanted].map(([skuId, quantity]) => ({ skuId, quantity, reference: 'demo-past' })),
  )
}

const begin = async (kernel: Kernel, months: number): Promise<void> => {
  const passwordHash = await hashPassword(kernel, randomBytes(32).toString('base64url'))
  const shops = await pastShops(kernel)
  await transact(kernel, async (tx) => {
    await takeTurn(tx)
    if (await readMarks(tx)) return
    const until = kernel.now()
    const since = monthsBefore(until, months)
    const regulars = await fillRegulars(tx, passwordHash, since)
    await atMoment(kernel, tx, since, () => stockUp(tx, planPast(shops, since, until)))
    await markBegun(tx, { since: since.toISOString(), until: until.toISOString(), regulars })
  })
}

/** Tells the next orders; answers how many are left. */
const tellSome = (kernel: Kernel, orders: readonly PastOrder[]): Promise<number> =>
  transact(kernel, async (tx) => {
    await takeTurn(tx)
    const marks = await readMarks(tx)
    if (!marks) return 0
    const { told, mark } = marks
    const next = orders.slice(told, told + atOnce)
    if (next.length === 0) return 0
    for (const [at, order] of next.entries()) {
      const person = { id: mark.regulars[order.regular] ?? '', lang: cast.regulars[order.regular]?.lang ?? ('en' as const) }
      // One that cannot be told, as its goods were taken off sale meanwhile, holds up no other.
      await transact({ db: tx }, (within) => tellOrder(kernel, within, order, person, told + at, new Date(mark.until))).catch(
        (error: unknown) => kernel.log.warn({ err: error, order: told + at }, 'an order of the past was not told'),
      )
    }
    await markTold(tx, told + next.length)
    return orders.length - told - next.length
  })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

export type Telling = { done: Promise<void>; stop: () => void }

/**
 * Tells what the shops of a demo mall sold in the months before it was opened, in small steps beside whatever else happens there; what was told
 * stays told, and a mall that was stopped goes on where it was.
 */
export const tellPast = (kernel: Kernel, months = kernel.environment.demoMonths): Telling => {
  let isStopped = false
  const tell = async () => {
    if (!kernel.environment.demo || months === 0) return
    if (!(await readMarks(kernel.db))) await begin(kernel, months)
    const marks = await readMarks(kernel.db)
    if (!marks) return
    const orders = planPast(await pastShops(kernel), new Date(marks.mark.since), new Date(marks.mark.until))
    for (let left = orders.length - marks.told; left > 0 && !isStopped;) {
      const begun = performance.now()
      left = await tellSome(kernel, orders)
      // Others come first: at least as long as it took, nothing is told.
      await pause(performance.now() - begun)
    }
  }
  return {
    done: tell().catch((error: unknown) => kernel.log.error({ err: error }, 'the past of the demo mall was not told')),
    stop: () => {
      isStopped = true
    },
  }
}
