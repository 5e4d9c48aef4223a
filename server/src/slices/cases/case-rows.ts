import { minor, type Money } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { all, one, some } from '../../kernel/rows.ts'
import type { CaseRecord, CaseSource } from './case-source.ts'

export type Claim = { operatorId: string; name: string; until: Date }
export type QueueRow = CaseRecord & { kind: CaseSource['kind']; name: string; claim: Claim | null }
type Recorded = Omit<CaseRecord, 'amount'> & { amount: string | null }
type Raw = Recorded & { kind: CaseSource['kind']; dueText: string; claimedBy: string | null; claimUntil: Date | null }

const amountOf = (text: string | null): Money | null => (text === null ? null : minor(BigInt(text)))
const union = (sources: readonly CaseSource[]): RawBuilder<unknown> =>
  sql.join(
    sources.map((source) => sql`select ${source.kind}::text as kind, records.* from (${source.rows}) records`),
    sql` union all `,
  )

export type QueueWanted = {
  open: boolean
  mine: string | null
  before: { due: string; id: string } | null
  limit: number
  now: Date
}
export type Queued = Omit<QueueRow, 'name' | 'claim'> & { dueText: string; claimedBy: string | null; claimUntil: Date | null }

/** What waits, the nearest deadline first; or what was decided, the newest first. */
export const queueOf = async (db: Db, sources: readonly CaseSource[], wanted: QueueWanted): Promise<Queued[]> => {
  const direction = wanted.open ? sql`asc` : sql`desc`
  const beyond = wanted.open ? sql`>` : sql`<`
  const found = await all<Raw>(db)`
    select q.kind, q.id, q.customer_id as "customerId", q.amount, q.about, q.since, q.due, q.due::text as "dueText", q.state, q.open,
      q.version, q.demo, c.operator_id as "claimedBy", c.until as "claimUntil"
    from (${union(sources)}) q left join cases.claim c on c.kind = q.kind and c.record_id = q.id and c.until > ${wanted.now}
    where q.open = ${wanted.open} and (${wanted.mine}::bigint is null or c.operator_id = ${wanted.mine}::bigint)
      and (${wanted.before?.due ?? null}::timestamptz is null or (q.due, q.id) ${beyond} (${wanted.before?.due ?? null}::timestamptz, ${wanted.before?.id ?? null}::bigint))
    order by q.due ${direction}, q.id ${direction} limit ${wanted.limit}`
  return found.map((row) => ({ ...row, amount: amountOf(row.amount) }))
}

export const queueCounts = async (
  db: Db,
  sources: readonly CaseSource[],
  now: Date,
): Promise<Record<string, { open: number; late: number }>> => {
  const found = await all<{ kind: string; open: string; late: string }>(db)`
    select kind, count(*) as open, count(*) filter (where due < ${now}) as late
    from (${union(sources)}) q where open group by kind`
  const counted = Object.fromEntries(found.map((row) => [row.kind, { open: Number(row.open), late: Number(row.late) }]))
  return Object.fromEntries(sources.map(({ kind }) => [kind, counted[kind] ?? { open: 0, late: 0 }]))
}

export const recordOf = async (db: Db, source: CaseSource, id: string): Promise<CaseRecord | null> => {
  const row = await one<Recorded>(db)`
    select q.id, q.customer_id as "customerId", q.amount, q.about, q.since, q.due, q.state, q.open, q.version, q.demo
    from (${source.rows}) q where q.id = ${id}`
  return row ? { ...row, amount: amountOf(row.amount) } : null
}

export const claimOf = (db: Db, kind: string, id: string, now: Date): Promise<{ operatorId: string; until: Date } | null> =>
  one<{ operatorId: string; until: Date }>(db)`select operator_id as "operatorId", until from cases.claim
    where kind = ${kind} and record_id = ${id} and until > ${now}`

/** Takes a case, or keeps it longer; false when somebody else has it. */
export const takeClaim = (tx: Tx, claim: { kind: string; id: string; operatorId: string; until: Date; now: Date }): Promise<boolean> =>
  some(tx)`
    insert into cases.claim (kind, record_id, operator_id, until) values (${claim.kind}, ${claim.id}, ${claim.operatorId}, ${claim.until})
    on conflict (kind, record_id) do update set operator_id = excluded.operator_id, until = excluded.until
    where claim.operator_id = excluded.operator_id or claim.until <= ${claim.now} returning 1`

export const dropClaim = async (tx: Tx, kind: string, id: string, operatorId: string): Promise<void> => {
  await sql`delete from cases.claim where kind = ${kind} and record_id = ${id} and operator_id = ${operatorId}`.execute(tx)
}

export type Signature = { operatorId: string; decision: string; content: unknown; at: Date; version: number }

/** The first signature on a record as it is in this version. */
export const signatureOn = (db: Db, kind: string, id: string, version: number): Promise<Signature | null> =>
  one<Signature>(db)`select operator_id as "operatorId", decision, content, at, version from cases.signature
    where kind = ${kind} and record_id = ${id} and version = ${version} order by at, operator_id limit 1`

export const addSignature = async (tx: Tx, kind: string, id: string, signed: Signature): Promise<void> => {
  await sql`insert into cases.signature (kind, record_id, version, operator_id, decision, content, at)
    values (${kind}, ${id}, ${signed.version}, ${signed.operatorId}, ${signed.decision}, ${JSON.stringify(signed.content)}, ${signed.at})`.execute(
    tx,
  )
}

export type EventRow = { operatorId: string | null; what: string; note: string | null; at: Date }
export const addEvent = async (tx: Tx, kind: string, id: string, event: EventRow): Promise<void> => {
  await sql`insert into cases.event (kind, record_id, operator_id, what, note, at)
    values (${kind}, ${id}, ${event.operatorId}, ${event.what}, ${event.note}, ${event.at})`.execute(tx)
}
export const eventsOf = (db: Db, kind: string, id: string): Promise<EventRow[]> =>
  all<EventRow>(db)`
    select operator_id as "operatorId", what, note, at from cases.event where kind = ${kind} and record_id = ${id} order by id`
