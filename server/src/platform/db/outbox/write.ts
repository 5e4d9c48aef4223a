import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database.ts'
import { along } from '../pipelining.ts'
import { jobOf } from '../enqueue.ts'
import { changedChannel, liveChannel } from './channels.ts'
import { dispatchTask, isHandled } from './subscribed-names.ts'
import { type Outbox, outboxOf, type PublishedEvent, type PushedLive } from './outbox.ts'

/** They go into letters of less than 8 000 bytes, with what is told along, all of it signs of one byte. */
const tagsAtOnce = 50
const mostSigns = 7500

const insertEvents = (events: readonly PublishedEvent[]) => sql`told as (
    insert into platform.event (name, payload) select name, payload::jsonb
    from unnest(${events.map(({ name }) => name)}::text[], ${events.map(({ payload }) => JSON.stringify(payload))}::text[]) as each (name, payload)
    returning id, name
  )`
const waiting = (told: string, heard: readonly string[]) => sql`waiting as (
    insert into platform.event_pending (told, fact_id) select ${told}::uuid, id from told where name = any(${heard}::text[])
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

const together = (tags: readonly string[]): string[] => {
  const letters: string[][] = []
  let signs = Number.POSITIVE_INFINITY
  for (const tag of new Set(tags)) {
    if (signs + tag.length > mostSigns || letters.at(-1)?.length === tagsAtOnce) {
      letters.push([])
      signs = 0
    }
    letters.at(-1)?.push(tag)
    signs += tag.length + 1
  }
  return letters.map((letter) => letter.join(' '))
}

type Written = { isWaiting: boolean; /** The payloads of the invalidations. */ invalidations: readonly string[] }
const asItIs = (payload: string) => payload

/**
 * Writes what a transaction told in one statement that goes along with its end. Answers whether anything waits under the name that was given;
 * without a name a job delivers each fact.
 */
export const flushOutbox = async (tx: Tx, { events, live, changed }: Outbox, told: string | null, stamp = asItIs): Promise<Written> => {
  if (events.length + live.length + changed.length === 0) return { isWaiting: false, invalidations: [] }
  const heard = events.map(({ name }) => name).filter(isHandled)
  const parts: RawBuilder<unknown>[] = []
  const ends: RawBuilder<unknown>[] = []
  if (events.length > 0) parts.push(insertEvents(events))
  if (heard.length > 0 && told !== null) parts.push(waiting(told, heard))
  if (heard.length > 0 && told === null)
    ends.push(
      sql`select (${jobOf(dispatchTask, sql`json_build_object('factId', id::text)`)}).id::text from told where name = any(${heard}::text[])`,
    )
  if (live.length > 0) {
    parts.push(insertLive(live))
    ends.push(notifyLive)
  }
  const invalidations = together(changed).map(stamp)
  if (changed.length > 0) ends.push(sql`select pg_notify(${changedChannel}, tags)::text from unnest(${invalidations}::text[]) as tags`)
  const before = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)}` : sql``
  const end = ends.length > 0 ? sql.join(ends, sql` union all `) : sql`select ''`
  await sql`${sql.raw(along)} ${before} ${end}`.execute(tx)
  return { isWaiting: heard.length > 0 && told !== null, invalidations }
}

/** Tells it with all else that this transaction tells; at once where nobody gathers that. */
export const writeToOutbox = async (tx: Tx, { events = [], live = [], changed = [] }: Partial<Outbox>): Promise<void> => {
  const news = outboxOf(tx)
  if (!news) return void (await flushOutbox(tx, { events, live, changed }, null))
  for (const each of events) news.events.push(each)
  for (const each of live) news.live.push(each)
  for (const each of changed) news.changed.push(each)
}
