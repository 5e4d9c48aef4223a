import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { jobOf } from '../../db/enqueue.ts'
import { findOne, exists } from '../../db/rows.ts'

/** Handlers of one kind of outbound call: the external request, and the write of its outcome. */
export type OutboundCall<Content = unknown, Outcome = unknown> = {
  /**
   * Makes the external request, outside any transaction. It may run again with the same key after a failure or crash, even while an earlier run is
   * in progress. So it sends the key, and the external service acts once for each key. A "no" is an outcome; a thrown error is retried.
   */
  perform: (content: Content, key: string) => Promise<Outcome>
  /** Writes the result, once, in the transaction that stores the outcome. */
  onOutcome: (tx: Tx, outcome: Outcome, content: Content, key: string) => Promise<void>
  /** Time after which retries end, and the outcome that is stored at that time. Without `givesUp`, retries never end. */
  givesUp?: { afterMs: number; as: Outcome }
}
export type OutboundCalls = Readonly<Record<string, OutboundCall>>

/** Erases the content and outcome types, so that calls of all kinds fit in one table. */
export const outboundCall = <Content, Outcome>(how: OutboundCall<Content, Outcome>): OutboundCall => how as unknown as OutboundCall

export const outboundTask = 'run-errand'
const jobKeyOf = (key: string) => `errand:${key}`

/** Enqueues an external request, which runs if and only if this transaction commits. Calling again with the same key and content changes nothing. */
export const enqueueOutbound = async (tx: Tx, { kind, key, content }: { kind: string; key: string; content: object }): Promise<void> => {
  const written = await exists(
    tx,
  )`insert into platform.outbound_call (key, kind, content) values (${key}, ${kind}, ${JSON.stringify(content)})
    on conflict (key) do nothing returning 1`
  if (written) return queueOutbound(tx, key)
  const found = await findOne<{ kind: string; content: unknown }>(tx)`select kind, content from platform.outbound_call where key = ${key}`
  const isSame = found?.kind === kind && isDeepStrictEqual(found.content, JSON.parse(JSON.stringify(content)))
  if (!isSame) throw new Error(`the outbound call ${key} was enqueued before with another content`)
}

/** Notification channel that wakes the outbound worker. No other job uses this channel. */
export const outboundChannel = 'plaza_errand'

/** Queues the job of an outbound call. It replaces a queued job of the same call. */
export const queueOutbound = async (tx: Tx, key: string, runAt?: Date): Promise<void> => {
  const job = jobOf(outboundTask, sql`${JSON.stringify({ key })}::json`, { key: jobKeyOf(key), ...(runAt && { runAt }) })
  await sql`select ${job}, pg_notify(${outboundChannel}, '')`.execute(tx)
}
