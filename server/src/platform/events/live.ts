import type { LiveEventName, LiveEvents } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { liveChannel, writeToOutbox } from '../db/outbox/index.ts'
import type { Audience } from '../db/outbox/outbox.ts'
import { query, getOne, exists } from '../db/rows.ts'

export { liveChannel }

/** `mark` is the ID of the oldest transaction in progress when the event was written. No later event comes from an older transaction. */
export type LiveEvent = { id: string; mark: string; audience: Audience | null; personId: string | null; name: string; data: unknown }

type Wire = [id: string, mark: string, audience: Audience | null, personId: string | null, name: string, data: unknown]
export const readLiveEvent = (payload: string): LiveEvent => {
  const [id, mark, audience, personId, name, data] = JSON.parse(payload) as Wire
  return { id, mark, audience, personId, name, data }
}

type Delivery<N extends LiveEventName> = { personId: string; data: LiveEvents[N] }

/** Pushes live events to users. Every process receives the events when this transaction commits, in commit order. */
export const pushLive = <N extends LiveEventName>(
  tx: Tx,
  audience: Audience,
  event: N,
  deliveries: readonly Delivery<N>[],
): Promise<void> => writeToOutbox(tx, { live: deliveries.map(({ personId, data }) => ({ audience, personId, name: event, data })) })

/** Pushes a live event to all listeners. */
export const pushLiveToAll = <N extends LiveEventName>(tx: Tx, event: N, data: LiveEvents[N]): Promise<void> =>
  writeToOutbox(tx, { live: [{ audience: null, personId: null, name: event, data }] })

export const storedForMs = 15 * 60_000
const maxReplayed = 1000
const columns = sql`id, pg_snapshot_xmin(pg_current_snapshot())::text as mark, audience, person_id as "personId", name, data`

/**
 * A person's events that may follow the `last` event; null if they are no longer stored. Some may be older. A client that received all of them has
 * every event of transactions older than the last mark. A client that was cut off earlier must use its old mark again.
 */
export const eventsAfter = async (
  db: Db,
  last: { id: string; mark: string },
  whose: { audience: Audience; personId: string },
): Promise<LiveEvent[] | null> => {
  const known = await exists(db)`select 1 from platform.live_event where id = ${last.id}`
  if (!known) return null
  const found = await query<LiveEvent>(db)`select ${columns} from platform.live_event
    where transaction_id >= ${last.mark}::xid8 and id <> ${last.id}
      and (audience is null or (audience = ${whose.audience} and person_id = ${whose.personId}))
    order by id limit ${maxReplayed + 1}`
  return found.length > maxReplayed ? null : withLastMark(found, last.mark)
}

const withLastMark = (events: readonly LiveEvent[], before: string): LiveEvent[] =>
  events.map((event, at) => (at === events.length - 1 ? event : { ...event, mark: before }))

/** Events are written when their transaction ends. No transaction of the mall lasts longer than this. */
const maxTransactionMs = 10_000

/** Events that one person may have missed in the last `ms`; null if they are no longer stored, or too many to replay. */
export const eventsOfLast = async (db: Db, ms: number, whose: { audience: Audience; personId: string }): Promise<LiveEvent[] | null> => {
  if (ms + maxTransactionMs > storedForMs) return null
  const found = await query<LiveEvent>(db)`select ${columns} from platform.live_event
    where made_at >= now() - make_interval(secs => ${(ms + maxTransactionMs) / 1000}::float8)
      and (audience is null or (audience = ${whose.audience} and person_id = ${whose.personId}))
    order by id limit ${maxReplayed + 1}`
  // All events except the last get mark 0. A client that is cut off halfway then requests all of them again.
  return found.length > maxReplayed ? null : withLastMark(found, '0')
}

/** All events since a mark; null when there are too many to replay. */
export const eventsSince = async (db: Db, mark: string): Promise<LiveEvent[] | null> => {
  const most = maxReplayed * 10
  const found = await query<LiveEvent>(db)`select ${columns} from platform.live_event
    where transaction_id >= ${mark}::xid8 order by id limit ${most + 1}`
  return found.length > most ? null : withLastMark(found, mark)
}

/** The oldest transaction in progress: no later event comes from an older one. */
export const markOfNow = async (db: Db): Promise<string> => {
  const found = await getOne<{ mark: string }>(db)`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`
  return found.mark
}

export const forgetLiveEvents = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from platform.live_event where made_at < ${before}`.execute(db)
}
