import { randomBytes } from 'node:crypto'
import { cast } from '@plaza/cast'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { isRetryable, transaction } from '../../platform/db/transaction.ts'
import { isAway } from '../../platform/observability/trouble.ts'
import { hashPassword } from '../../modules/identity/accounts/passwords/index.ts'
import { receiveStock } from '../../modules/catalog/inventory/index.ts'
import { atMoment } from '../acts.ts'
import { fillRegulars } from './fill-regulars.ts'
import { type Mark, markBegun, markReplayed, notReplayed, readMarks } from './past-marks.ts'
import { pastShops } from './past-shops.ts'
import { type PastOrder, planPast } from './plan-past.ts'
import { replayOrder } from './replay-order.ts'

/** Number of orders that are replayed in one transaction. */
const atOnce = 4

const monthsBefore = (now: Date, months: number): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  return day
}

/** Several processes of one mall take turns: only the process with this lock replays. */
const takeTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('demo.past'))`.execute(tx)

/** Adds the replayed quantities to the stock first, so that the stock after the replay is the same as before. */
const stockUp = (tx: Tx, orders: readonly PastOrder[]): Promise<void> => {
  const wanted = new Map<string, number>()
  for (const { items } of orders) for (const { skuId, quantity } of items) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity)
  return receiveStock(
    tx,
    [...wanted].map(([skuId, quantity]) => ({ skuId, quantity, reference: 'demo-past' })),
  )
}

const begin = async (kernel: Kernel, months: number): Promise<void> => {
  const passwordHash = await hashPassword(kernel, randomBytes(32).toString('base64url'), { who: 'cast' })
  const shops = await pastShops(kernel)
  await transaction(kernel, async (tx) => {
    await takeTurn(tx)
    if (await readMarks(tx)) return
    const until = kernel.now()
    const since = monthsBefore(until, months)
    const regulars = await fillRegulars(tx, passwordHash, { since, until })
    await atMoment(kernel, tx, since, () => stockUp(tx, planPast(shops, since, until)))
    await markBegun(tx, { since: since.toISOString(), until: until.toISOString(), regulars })
  })
}

type Planned = PastOrder & { number: number }

/** Replays these orders, except those that another process has replayed meanwhile. */
const replaySome = (kernel: Kernel, mark: Mark, orders: readonly Planned[]): Promise<void> =>
  transaction(kernel, async (tx) => {
    await takeTurn(tx)
    for (const order of await notReplayed(tx, mark, orders)) {
      const { lang = 'en' as const, friend } = cast.regulars[order.regular] ?? {}
      const person = { id: mark.regulars[order.regular] ?? '', lang, isBrought: friend !== undefined }
      // An order that cannot be replayed, for example because its product went off sale, must not block the others.
      await transaction({ db: tx }, (within) => replayOrder(kernel, within, order, person, order.number, new Date(mark.until))).catch(
        (error: unknown) => {
          // Only a deadlock or a lost database stops the transaction, which is then tried again.
          if (isAway(error) || isRetryable(error)) throw error
          kernel.log.warn({ err: error, order: order.number }, 'demo history: could not replay an order')
        },
      )
    }
  })

/** Writes the end mark once, even if several processes reach the end. */
const end = (kernel: Kernel, orders: number): Promise<void> =>
  transaction(kernel, async (tx) => {
    await takeTurn(tx)
    const marks = await readMarks(tx)
    if (marks && marks.replayedCount < orders) await markReplayed(tx, orders)
  })

/** Milliseconds before the same orders are tried again. A full disk, a deadlock or a database restart is temporary. */
const awayMs = 2000
const falseIfAway = (error: unknown): false => {
  if (!isAway(error) && !isRetryable(error)) throw error
  return false
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

export type Telling = { done: Promise<void>; stop: () => void }

/**
 * Replays the sales of a demo mall's shops in the months before the mall opened, in small steps between other work. Each step is committed, so a
 * restarted mall continues with the next step. `andThen` runs after the last step.
 */
export const replayHistory = (kernel: Kernel, andThen: () => Promise<void>): Telling => {
  const months = kernel.environment.demoMonths
  let isStopped = false
  const publish = async () => {
    if (!kernel.environment.demo || months === 0) return
    await publishHistory()
    if (!isStopped) await andThen()
  }
  const publishHistory = async () => {
    if (!(await readMarks(kernel.db))) await begin(kernel, months)
    const marks = await readMarks(kernel.db)
    if (!marks) return
    const { mark, replayedCount } = marks
    const planned = planPast(await pastShops(kernel, mark.regulars.length), new Date(mark.since), new Date(mark.until))
    if (replayedCount >= planned.length) return
    const left = await notReplayed(
      kernel.db,
      mark,
      planned.map((order, number) => ({ ...order, number })),
    )
    for (let at = 0; at < left.length;) {
      if (isStopped) return
      const began = performance.now()
      const isDone = await replaySome(kernel, mark, left.slice(at, at + atOnce)).then(() => true, falseIfAway)
      if (isDone) at += atOnce
      // Other work has priority: the replay pauses at least as long as its last step took.
      await pause(isDone ? performance.now() - began : awayMs)
    }
    await end(kernel, planned.length)
  }
  return {
    done: publish().catch((error: unknown) => kernel.log.error({ err: error }, 'could not replay the demo history')),
    stop: () => {
      isStopped = true
    },
  }
}
