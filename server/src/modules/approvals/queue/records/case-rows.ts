import { minor, type Money } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne, exists } from '../../../../platform/db/rows.ts'
import type { CaseRecord, CaseSource } from '../sources/case-source.ts'

type Claim = { operatorId: string; name: string; until: Date }
type QueueRow = CaseRecord & { kind: CaseSource['kind']; name: string; claim: Claim | null }
type Recorded = Omit<CaseRecord, 'amount'> & { amount: string | null }
type Raw = Recorded & { kind: CaseSource['kind']; dueText: string; claimedBy: string | null; claimUntil: Date | null; signed: boolean }

const amountOf = (text: string | null): Money | null => (text === null ? null : minor(BigInt(text)))

type QueueWanted = {
  open: boolean
  mine: string | null
  /** Limits the list to these customers and this case ID; null lists all cases. */
  of: { customers: readonly string[]; id: string | null } | null
  before: { due: string; id: string } | null
  limit: number
  now: Date
}
export type Queued = Omit<QueueRow, 'name' | 'claim'> & {
  dueText: string
  claimedBy: string | null
  claimUntil: Date | null
  /** True while the first of two signatures waits for the second. */
  signed: boolean
}

const claimsOf = (kind: string, operatorId: string, now: Date) =>
  sql`select record_id from queue.claim where kind = ${kind} and operator_id = ${operatorId} and until > ${now}`

/** Leaves out cases whose decision takes effect within seconds: the list and its counts no longer show them. */
const notHeld = (kind: string) => sql`and not exists (select 1 from queue.held h where h.kind = ${kind} and h.record_id = r.id)`

/** A query for the cases of one kind. It is an index scan in the order of the queue, which reads no more rows than the page needs. */
const walkOf = ({ kind, rows }: CaseSource, { open, mine, of, before, limit, now }: QueueWanted): RawBuilder<unknown> => {
  const direction = open ? sql`asc` : sql`desc`
  const beyond = open ? sql`>` : sql`<`
  return sql`(select ${kind}::text as kind, r.* from (${rows}) r where ${open ? sql`r.open` : sql`not r.open`}
    ${mine === null ? sql`` : sql`and r.id in (${claimsOf(kind, mine, now)})`}
    ${of === null ? sql`` : sql`and (r.customer_id = any(${of.customers}::bigint[]) or r.id = ${of.id}::bigint)`}
    ${before === null ? sql`` : sql`and (r.due, r.id) ${beyond} (${before.due}::timestamptz, ${before.id}::bigint)`}
    ${open ? notHeld(kind) : sql``}
    order by r.due ${direction}, r.id ${direction} limit ${limit})`
}

/** Undecided cases, nearest deadline first; or decided cases, newest first. */
export const queueOf = async (db: Db, sources: readonly CaseSource[], wanted: QueueWanted): Promise<Queued[]> => {
  const direction = wanted.open ? sql`asc` : sql`desc`
  const walks = sql.join(
    sources.map((source) => walkOf(source, wanted)),
    sql` union all `,
  )
  return queued(db, walks, wanted.now, sql`order by q.due ${direction}, q.id ${direction} limit ${wanted.limit}`)
}

/** The found cases with their claims. */
const queued = async (db: Db, cases: RawBuilder<unknown>, now: Date, ordered: RawBuilder<unknown>): Promise<Queued[]> => {
  const found = await query<Raw>(db)`
    select q.kind, q.id, q.customer_id as "customerId", q.amount, q.about, q.since, q.due, q.due::text as "dueText", q.state, q.open,
      q.version, q.demo, c.operator_id as "claimedBy", c.until as "claimUntil",
      q.open and exists (select from queue.signature s where s.kind = q.kind and s.record_id = q.id and s.version = q.version) as signed
    from (${cases}) q left join queue.claim c on c.kind = q.kind and c.record_id = q.id and c.until > ${now} ${ordered}`
  return found.map((row) => ({ ...row, amount: amountOf(row.amount) }))
}

type SoughtCases = readonly { source: CaseSource; ids: readonly string[] }[]
/**
 * The cases with these ids, the newest cases of these customers, and cases with this name: undecided ones first, then the newest. Each part reads a few rows of an index,
 * and not the queue in its order.
 */
export const casesFound = (
  db: Db,
  sought: SoughtCases,
  { customers, name, limit, now }: { customers: readonly string[]; name: string; limit: number; now: Date },
): Promise<Queued[]> => {
  const parts = sought.flatMap(({ source: { kind, rows, named }, ids }) => [
    ...(ids.length > 0 ? [sql`(select ${kind}::text as kind, r.* from (${rows}) r where r.id = any(${ids}::bigint[]))`] : []),
    ...(named ? [sql`(select ${kind}::text as kind, r.* from (${rows}) r where r.id = any(array(${named(name, limit)})))`] : []),
    ...customers.map(
      (customer) =>
        sql`(select ${kind}::text as kind, r.* from (${rows}) r where r.customer_id = ${customer}::bigint order by r.id desc limit ${limit})`,
    ),
  ])
  if (parts.length === 0) return Promise.resolve([])
  return queued(db, sql.join(parts, sql` union `), now, sql`order by not q.open, q.since desc, q.id desc limit ${limit}`)
}

/** Counting stops at this number. The list shows "999+" for it. */
const maxCounted = 1000

/** Number of undecided and late cases of each kind. Counting stops at `maxCounted`. */
export const queueCounts = async (
  db: Db,
  sources: readonly CaseSource[],
  now: Date,
): Promise<Record<string, { open: number; late: number }>> => {
  const first = sources.map(
    ({ kind, rows }) => sql`(select ${kind}::text as kind, r.due from (${rows}) r where r.open ${notHeld(kind)}
      order by r.due, r.id limit ${maxCounted})`,
  )
  const found = await query<{ kind: string; open: number; late: number }>(db)`
    select kind, count(*)::int as open, count(*) filter (where due < ${now})::int as late
    from (${sql.join(first, sql` union all `)}) q group by kind`
  const counted = Object.fromEntries(found.map(({ kind, open, late }) => [kind, { open, late }]))
  return Object.fromEntries(sources.map(({ kind }) => [kind, counted[kind] ?? { open: 0, late: 0 }]))
}

/** For each kind, the time since when its most urgent case has waited: the case with the earliest due date. */
export const oldestOf = async (db: Db, sources: readonly CaseSource[]): Promise<ReadonlyMap<string, Date>> => {
  const first = sources.map(
    ({ kind, rows }) => sql`(select ${kind}::text as kind, r.since from (${rows}) r where r.open ${notHeld(kind)}
      order by r.due, r.id limit 1)`,
  )
  const found = await query<{ kind: string; since: Date }>(db)`select q.kind, q.since from (${sql.join(first, sql` union all `)}) q`
  return new Map(found.map(({ kind, since }) => [kind, since]))
}

export const caseRecord = async (db: Db, source: CaseSource, id: string): Promise<CaseRecord | null> => {
  const row = await findOne<Recorded>(db)`
    select q.id, q.customer_id as "customerId", q.amount, q.about, q.since, q.due, q.state, q.open, q.version, q.demo
    from (${source.rows}) q where q.id = ${id}`
  return row ? { ...row, amount: amountOf(row.amount) } : null
}

export const claimOf = (db: Db, kind: string, id: string, now: Date): Promise<{ operatorId: string; until: Date } | null> =>
  findOne<{ operatorId: string; until: Date }>(db)`select operator_id as "operatorId", until from queue.claim
    where kind = ${kind} and record_id = ${id} and until > ${now}`

/** Milliseconds after which an operator's claim on a case expires. Each new claim or decision starts the time again. */
export const claimMs = 15 * 60_000

/** Claims a case or extends the claim. Returns false if another operator has claimed it. */
export const takeClaim = (tx: Tx, claim: { kind: string; id: string; operatorId: string; until: Date; now: Date }): Promise<boolean> =>
  exists(tx)`
    insert into queue.claim (kind, record_id, operator_id, until) values (${claim.kind}, ${claim.id}, ${claim.operatorId}, ${claim.until})
    on conflict (kind, record_id) do update set operator_id = excluded.operator_id, until = excluded.until
    where claim.operator_id = excluded.operator_id or claim.until <= ${claim.now} returning 1`

export const dropClaim = async (tx: Tx, kind: string, id: string, operatorId: string): Promise<void> => {
  await sql`delete from queue.claim where kind = ${kind} and record_id = ${id} and operator_id = ${operatorId}`.execute(tx)
}

type Signature = { operatorId: string; decision: string; content: unknown; at: Date; version: number }

/** The first of two approvals of this version of a record. */
export const signatureOn = (db: Db, kind: string, id: string, version: number): Promise<Signature | null> =>
  findOne<Signature>(db)`select operator_id as "operatorId", decision, content, at, version from queue.signature
    where kind = ${kind} and record_id = ${id} and version = ${version} order by at, operator_id limit 1`

export const addSignature = async (tx: Tx, kind: string, id: string, signed: Signature): Promise<void> => {
  await sql`insert into queue.signature (kind, record_id, version, operator_id, decision, content, at)
    values (${kind}, ${id}, ${signed.version}, ${signed.operatorId}, ${signed.decision}, ${JSON.stringify(signed.content)}, ${signed.at})`.execute(
    tx,
  )
}

type CaseHistoryRow = { operatorId: string | null; what: string; note: string | null; at: Date }
/** Adds an entry to the history of a case. For a decision, `content` contains the decision and the record's version that it was based on. */
export const addCaseHistory = async (tx: Tx, kind: string, id: string, event: CaseHistoryRow & { content?: object }): Promise<void> => {
  const content = event.content ? JSON.stringify(event.content) : null
  await sql`insert into queue.history (kind, record_id, operator_id, what, note, at, content)
    values (${kind}, ${id}, ${event.operatorId}, ${event.what}, ${event.note}, ${event.at}, ${content}::jsonb)`.execute(tx)
}

/** The operator's last decision or signature on a case since the given time. */
export const lastDecisionOf = (
  db: Db,
  { kind, id, operatorId, since }: { kind: string; id: string; operatorId: string; since: Date },
): Promise<{ what: string; content: unknown } | null> =>
  findOne<{ what: string; content: unknown }>(db)`select what, content from queue.history
    where kind = ${kind} and record_id = ${id} and operator_id = ${operatorId} and content is not null and at >= ${since} order by id desc limit 1`
export const caseHistory = (db: Db, kind: string, id: string): Promise<CaseHistoryRow[]> =>
  query<CaseHistoryRow>(db)`
    select operator_id as "operatorId", what, note, at from queue.history where kind = ${kind} and record_id = ${id} order by id`
