import type { Audience } from '../db/outbox/outbox.ts'
import { hash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { gather } from '../db/batch-loader.ts'
import { query } from '../db/rows.ts'

export type Session = {
  id: string
  audience: Audience
  personId: string
  /** Result of the `alongside` SQL fragment, if the call has one. */
  alongside?: unknown
}
export type EndedWhy = 'logout' | 'password' | 'everywhere' | 'staff' | 'disabled'
/** Why a token opens no session: never issued or logged out; expired; or ended by the user or staff. */
type NoSession = 'unknown' | 'expired' | 'ended'

const lives: Record<Audience, { slideMinutes: number; maxMinutes: number }> = {
  customer: { slideMinutes: 30 * 24 * 60, maxMinutes: 90 * 24 * 60 },
  seller: { slideMinutes: 12 * 60, maxMinutes: 12 * 60 },
  operator: { slideMinutes: 30, maxMinutes: 12 * 60 },
}

const hashOf = (token: string) => hash('sha256', token, 'buffer')
const wellFormed = /^[A-Za-z0-9_-]{43}$/

/** Opens a session and returns its token. Only the owner has the token: the server stores its hash. */
export const openSession = async (
  tx: Tx,
  who: { audience: Audience; personId: string; device: string; address: string },
  now: Date,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const life = lives[who.audience]
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  await sql`insert into platform.session (token_hash, audience, person_id, device, place, made_at, used_at, expires_at, ends_at)
    values (${hashOf(token)}, ${who.audience}, ${who.personId}, ${who.device.slice(0, 200)}, ${who.address.slice(0, 200)}, ${now}, ${now}, ${after(life.slideMinutes)}, ${after(life.maxMinutes)})`.execute(
    tx,
  )
  return token
}

type Row = {
  id: string
  audience: Audience
  person_id: string
  used_at: Date
  expires_at: Date
  ended_why: EndedWhy | null
  alongside: unknown
}

/** An SQL fragment that reads data of the session's user. It runs in the statement that finds the session, which saves a round trip. */
export type Alongside = (personId: RawBuilder<unknown>) => RawBuilder<unknown>
const nothing = sql`null`

const rowOf = (db: Db, alongside: Alongside | undefined) => {
  // The SQL is compiled once, because its text is the same for every request. The subselect hides the number of tokens, so that PostgreSQL does not
  // make a new plan each time.
  const {
    sql: text,
    query,
    queryId,
  } = sql`select asked.at::int as at, s.id, s.audience, s.person_id, s.used_at, s.expires_at, s.ended_why,
      ${alongside ? alongside(sql.ref('s.person_id')) : nothing} as alongside
    from unnest((select ${[]}::bytea[])) with ordinality asked (token_hash, at) join platform.session s using (token_hash)`.compile(db)
  return gather<Buffer, Row | undefined>(async (hashes) => {
    const found = await db.executeQuery<Row & { at: number }>({ sql: text, query, queryId, parameters: [hashes] })
    const rows: (Row | undefined)[] = []
    for (const row of found.rows) rows[row.at - 1] = row
    return rows
  })
}

type RowOf = ReturnType<typeof rowOf>
const readers = new WeakMap<Db, Map<Alongside | undefined, RowOf>>()

const readerOf = (db: Db, alongside: Alongside | undefined): RowOf => {
  const ofDatabase = readers.get(db) ?? new Map<Alongside | undefined, RowOf>()
  readers.set(db, ofDatabase)
  const reader = ofDatabase.get(alongside) ?? rowOf(db, alongside)
  ofDatabase.set(alongside, reader)
  return reader
}

export const findSession = async (
  db: Db,
  token: string,
  audience: Audience | 'any',
  now: Date,
  alongside?: Alongside,
): Promise<Session | NoSession> => {
  if (!wellFormed.test(token)) return 'unknown'
  const row = await readerOf(db, alongside)(hashOf(token))
  if (!row || (audience !== 'any' && row.audience !== audience) || row.ended_why === 'logout') return 'unknown'
  if (row.ended_why !== null) return 'ended'
  if (row.expires_at <= now) return 'expired'
  if (now.getTime() - row.used_at.getTime() > 60_000) await slide(db, row, now)
  return { id: row.id, audience: row.audience, personId: row.person_id, ...(alongside && { alongside: row.alongside }) }
}

/** Extends a session at each use, up to its absolute end. */
const slide = (db: Db, row: Row, now: Date) => {
  const until = new Date(now.getTime() + lives[row.audience].slideMinutes * 60_000)
  return sql`update platform.session set used_at = ${now}, expires_at = least(ends_at, ${until}) where id = ${row.id} and ended_at is null`.execute(
    db,
  )
}

export const endSession = async (tx: Tx, sessionId: string, why: EndedWhy, now: Date): Promise<void> => {
  await sql`update platform.session set ended_at = ${now}, ended_why = ${why} where id = ${sessionId} and ended_at is null`.execute(tx)
}

/** Ends all sessions of a person, except one that may stay open. */
export const endSessionsOf = async (
  tx: Tx,
  whose: { audience: Audience; personId: string; but?: string },
  why: EndedWhy,
  now: Date,
): Promise<number> => {
  const ended = await sql`update platform.session set ended_at = ${now}, ended_why = ${why}
    where audience = ${whose.audience} and person_id = ${whose.personId} and ended_at is null and id <> ${whose.but ?? '0'}`.execute(tx)
  return Number(ended.numAffectedRows ?? 0)
}

type SessionRow = { id: string; device: string; address: string; madeAt: Date; usedAt: Date }

/** A person's open sessions, most recent use first. */
export const sessionsOf = (db: Db, whose: { audience: Audience; personId: string }, now: Date): Promise<SessionRow[]> =>
  query<SessionRow>(db)`select id, device, place as address, made_at as "madeAt", used_at as "usedAt" from platform.session
    where audience = ${whose.audience} and person_id = ${whose.personId} and ended_at is null and expires_at > ${now}
    order by used_at desc, id desc limit 200`

/** Ends one session of this person. False if the session belongs to another person, has ended or is unknown. */
export const endOwnSession = async (
  tx: Tx,
  whose: { audience: Audience; personId: string; sessionId: string },
  why: EndedWhy,
  now: Date,
): Promise<boolean> => {
  const ended = await sql`update platform.session set ended_at = ${now}, ended_why = ${why}
    where id = ${whose.sessionId} and audience = ${whose.audience} and person_id = ${whose.personId} and ended_at is null and expires_at > ${now}`.execute(
    tx,
  )
  return Number(ended.numAffectedRows ?? 0) > 0
}

/** The network addresses of a person's stored sessions. */
export const networkAddresses = async (db: Db, whose: { audience: Audience; personId: string }): Promise<string[]> => {
  const found = await query<{ address: string }>(db)`select distinct place as address from platform.session
    where audience = ${whose.audience} and person_id = ${whose.personId}`
  return found.map((row) => row.address)
}

/** The devices of a person's stored sessions. */
export const devicesOf = async (db: Db, whose: { audience: Audience; personId: string }): Promise<string[]> => {
  const found = await query<{ device: string }>(db)`select distinct device from platform.session
    where audience = ${whose.audience} and person_id = ${whose.personId}`
  return found.map((row) => row.device)
}
