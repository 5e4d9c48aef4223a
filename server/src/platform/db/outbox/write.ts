import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database.ts'
import { pipelined } from '../pipelining.ts'
import { jobOf } from '../enqueue.ts'
import { changedChannel, liveChannel } from './channels.ts'
import { dispatchTask, isHandled } from './subscribed-names.ts'
import { type Outbox, outboxOf, type PublishedEvent, type PushedLive } from './outbox.ts'

/** PostgreSQL refuses a notification of 8,000 bytes or more. All characters of tags and payloads take one byte. */
const maxTags = 50
const maxChars = 7500

const insertEvents = (events: readonly PublishedEvent[]) => sql`published as (
    insert into platform.event (name, payload) select name, payload::jsonb
    from unnest(${events.map(({ name }) => name)}::text[], ${events.map(({ payload }) => JSON.stringify(payload))}::text[]) as each (name, payload)
    returning id, name
  )`
const insertPending = (batch: string, handled: readonly string[]) => sql`pending as (
    insert into platform.event_pending (batch, event_id) select ${batch}::uuid, id from published where name = any(${handled}::text[])
  )`
const insertLive = (live: readonly PushedLive[]) => sql`live as (
    insert into platform.live_event (audience, person_id, name, data) select audience, person_id, name, data::jsonb
    from unnest(${live.map(({ audience }) => audience)}::text[], ${live.map(({ personId }) => personId)}::bigint[],
      ${live.map(({ name }) => name)}::text[], ${live.map(({ data }) => JSON.stringify(data))}::text[]) as each (audience, person_id, name, data)
    returning id, audience, person_id, name, data
  )`
const notifyLive = sql`select pg_notify(${liveChannel},
    json_build_array(id::text, pg_snapshot_xmin(pg_current_snapshot())::text, audience, person_id::text, name, data)::text)::text
  from (select * from live order by id) each`

const notificationsOf = (tags: readonly string[]): string[] => {
  const notifications: string[][] = []
  let chars = Number.POSITIVE_INFINITY
  for (const tag of new Set(tags)) {
    if (chars + tag.length > maxChars || notifications.at(-1)?.length === maxTags) {
      notifications.push([])
      chars = 0
    }
    notifications.at(-1)?.push(tag)
    chars += tag.length + 1
  }
  return notifications.map((each) => each.join(' '))
}

type Written = { isWaiting: boolean; /** Payload texts of the invalidations. */ invalidations: readonly string[] }
const unstamped = (payload: string) => payload

/**
 * Writes the outbox of a transaction in one statement, pipelined with its commit. Returns whether events wait for the dispatcher under the name of
 * their batch. Without a batch, a job delivers each event.
 */
export const flushOutbox = async (tx: Tx, { events, live, changed }: Outbox, batch: string | null, stamp = unstamped): Promise<Written> => {
  if (events.length + live.length + changed.length === 0) return { isWaiting: false, invalidations: [] }
  const handled = events.map(({ name }) => name).filter(isHandled)
  const parts: RawBuilder<unknown>[] = []
  const ends: RawBuilder<unknown>[] = []
  if (events.length > 0) parts.push(insertEvents(events))
  if (handled.length > 0 && batch !== null) parts.push(insertPending(batch, handled))
  if (handled.length > 0 && batch === null)
    ends.push(
      sql`select (${jobOf(dispatchTask, sql`json_build_object('eventId', id::text)`)}).id::text from published where name = any(${handled}::text[])`,
    )
  if (live.length > 0) {
    parts.push(insertLive(live))
    ends.push(notifyLive)
  }
  const invalidations = notificationsOf(changed).map(stamp)
  if (changed.length > 0) ends.push(sql`select pg_notify(${changedChannel}, tags)::text from unnest(${invalidations}::text[]) as tags`)
  const before = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)}` : sql``
  const end = ends.length > 0 ? sql.join(ends, sql` union all `) : sql`select ''`
  await sql`${sql.raw(pipelined)} ${before} ${end}`.execute(tx)
  return { isWaiting: handled.length > 0 && batch !== null, invalidations }
}

/** Adds to the outbox of this transaction. Without an outbox, the events are written at once. */
export const writeToOutbox = async (tx: Tx, { events = [], live = [], changed = [] }: Partial<Outbox>): Promise<void> => {
  const outbox = outboxOf(tx)
  if (!outbox) return void (await flushOutbox(tx, { events, live, changed }, null))
  for (const each of events) outbox.events.push(each)
  for (const each of live) outbox.live.push(each)
  for (const each of changed) outbox.changed.push(each)
}
