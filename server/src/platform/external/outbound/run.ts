import type { Logger } from 'pino'
import type { Db } from '../../db/database.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import { transaction } from '../../db/transaction.ts'
import { queueOutbound, type OutboundCall, type OutboundCalls } from './outbound-call.ts'
import { findOne, exists } from '../../db/rows.ts'

type Begun = { kind: string; content: unknown; tries: number; ageMs: number }

const longestPauseMs = 5 * 60_000
/** Pauses before retries are 1, 2, 4 … seconds, at most five minutes. */
const pauseMs = (tries: number) => Math.min(longestPauseMs, 1000 * 2 ** Math.min(tries - 1, 20))

/** Counts the try before the external request, so that a try that kills the process counts too. Null if the call already has an outcome. */
const beginTry = (db: Db, key: string): Promise<Begun | null> =>
  findOne<Begun>(db)`update platform.outbound_call set tries = tries + 1 where key = ${key} and settled_at is null
    returning kind, content, tries, (extract(epoch from clock_timestamp() - made_at) * 1000)::float8 as "ageMs"`

/** Stores the first outcome. The outcome of a second run changes nothing. */
const storeOutcome = (db: Db, how: OutboundCall, key: string, { content }: Begun, outcome: unknown) =>
  transaction({ db }, async (tx) => {
    const first = await exists(
      tx,
    )`update platform.outbound_call set outcome = ${JSON.stringify(outcome ?? null)}, settled_at = now(), trouble = null
      where key = ${key} and settled_at is null returning 1`
    if (first) await how.onOutcome(tx, outcome, content, key)
  })

const putOff = (db: Db, key: string, { tries }: Begun, error: unknown) =>
  transaction({ db }, async (tx) => {
    const still = await exists(tx)`update platform.outbound_call set trouble = ${String(error).slice(0, 500)}
      where key = ${key} and settled_at is null returning 1`
    if (still) await queueOutbound(tx, key, new Date(Date.now() + pauseMs(tries)))
  })

/** Runs an enqueued outbound call: makes the external request outside any transaction, then writes its outcome. A failure is retried later. */
export const runningOutbound =
  ({ db, log }: { db: Db; log: Logger }, outboundCalls: OutboundCalls): JobHandler =>
  async (payload) => {
    const { key } = payload as { key: string }
    const begun = await beginTry(db, key)
    if (!begun) return
    const how = outboundCalls[begun.kind]
    try {
      if (!how) throw new Error(`no outbound call has the kind ${begun.kind}`)
      const isTooStale = how.givesUp !== undefined && begun.ageMs > how.givesUp.afterMs
      await storeOutcome(db, how, key, begun, isTooStale ? how.givesUp?.as : await how.perform(begun.content, key))
    } catch (error) {
      log.warn({ err: error, outboundCall: key, tries: begun.tries }, 'an outbound call failed; will retry')
      await putOff(db, key, begun, error)
    }
  }
