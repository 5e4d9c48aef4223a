import type { Db } from '../../db/database.ts'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { hangUpSignal, hungUp } from '../../jobs/hang-up.ts'
import { getOne } from '../../db/rows.ts'
import { turnsOf } from '../../jobs/fair-queue.ts'

/** Each waiting request polls the database. More than 200 polling requests would only delay the outbound calls. */
const inTurn = turnsOf({ name: 'outbound calls', capacity: 200, maxWaiting: 0 })

const firstPauseMs = 15
const longestPauseMs = 400

/**
 * Waits for the outcome of an outbound call that any process runs. Null at the timeout: the outcome comes later, so the client retries with the same
 * key.
 */
export const awaitOutbound = async <Outcome>(
  kernel: { db: Db; assertOutsideTransaction: AssertOutsideTransaction },
  key: string,
  timeoutMs: number,
): Promise<{ outcome: Outcome } | null> => {
  kernel.assertOutsideTransaction('the outbound worker')
  return inTurn({ who: 'outbound calls' }, async () => {
    const deadline = Date.now() + timeoutMs
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
      const row = await getOne<{ outcome: unknown; settled: boolean }>(kernel.db)`select outcome, settled_at is not null as settled
        from platform.outbound_call where key = ${key}`
      if (row.settled) return { outcome: row.outcome as Outcome }
      if (Date.now() + pauseMs > deadline) return null
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      // When the client retries, it finds the outcome by its idempotency key.
      if (hangUpSignal()?.aborted) throw hungUp()
    }
  })
}
