import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'
import type { EditableState } from './editable.ts'

export type EditRow = {
  id: string
  kind: string
  thing: string
  before: EditableState | null
  after: EditableState | null
  operatorId: string
  takenBack: string | null
  at: Date
}
const columns = sql`id, kind, thing, before, after, operator_id as "operatorId", taken_back as "takenBack", at`

export const insertEdit = async (tx: Tx, edit: Omit<EditRow, 'id'>): Promise<void> => {
  await sql`insert into changelog.edit (kind, thing, before, after, operator_id, taken_back, at)
    values (${edit.kind}, ${edit.thing}, ${edit.before && JSON.stringify(edit.before)}, ${edit.after && JSON.stringify(edit.after)},
      ${edit.operatorId}, ${edit.takenBack}, ${edit.at})`.execute(tx)
}

export const editById = (db: Db, id: string): Promise<EditRow | null> =>
  findOne<EditRow>(db)`select ${columns} from changelog.edit where id = ${id}`

type EditFilter = { kinds: readonly string[]; thing: string | null; before: string | null; limit: number }
export const editsBefore = (db: Db, { kinds, thing, before, limit }: EditFilter): Promise<EditRow[]> =>
  query<EditRow>(db)`select ${columns} from changelog.edit
    where kind = any(${kinds}) and (${thing}::text is null or thing = ${thing}) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`

/** The latest edit of each object. A client that saves an object sends the version that it saw. */
export const versionsOf = async (db: Db, kind: string, things: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ thing: string; version: string }>(db)`
    select thing, max(id) as version from changelog.edit where kind = ${kind} and thing = any(${things}) group by thing`
  return new Map(found.map((row) => [row.thing, row.version]))
}

/** For each of these edits, the latest edit of the same object whose ID is at most `asOf`. */
export const versionsAsOf = async (db: Db, edits: readonly string[], asOf: string): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; version: string }>(db)`
    select shown.id, (select max(same.id) from changelog.edit same
        where same.kind = shown.kind and same.thing = shown.thing and same.id <= ${asOf}) as version
    from changelog.edit shown where shown.id = any(${edits}::bigint[])`
  return new Map(found.map((row) => [row.id, row.version]))
}

export const lastEditOf = (db: Db, kind: string, thing: string): Promise<EditRow | null> =>
  findOne<EditRow>(db)`select ${columns} from changelog.edit where kind = ${kind} and thing = ${thing} order by id desc limit 1`

/** Locks an object, so that changes to it run one after the other. */
export const lockThing = async (tx: Tx, kind: string, thing: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`edit ${kind} ${thing}`}, 0))`.execute(tx)
}
