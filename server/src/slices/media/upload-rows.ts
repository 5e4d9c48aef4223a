import type { UploadPurpose } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Audience } from '../../kernel/sessions.ts'

export type Person = { audience: Audience; personId: string }
export type NewUpload = Person & {
  purpose: UploadPurpose
  private: boolean
  /** The path of a public picture, or the key of a private file. */
  name: string
  width: number
  height: number
  bytes: number
  madeAt: Date
}
export type UploadRow = NewUpload & { id: string; used: boolean }

const columns = sql`id, audience, person_id as "personId", purpose, private, name, width, height, bytes, made_at as "madeAt", used_at is not null as used`

export const insertUpload = async (tx: Tx, each: NewUpload): Promise<string> => {
  const made = await sql<{ id: string }>`
    insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at)
    values (${each.audience}, ${each.personId}, ${each.purpose}, ${each.private}, ${each.name}, ${each.width}, ${each.height}, ${each.bytes}, ${each.madeAt})
    returning id`.execute(tx)
  return made.rows[0]?.id ?? ''
}

export const uploadById = async (db: Db, id: string): Promise<UploadRow | null> => {
  const found = await sql<UploadRow>`select ${columns} from media.upload where id = ${id}`.execute(db)
  return found.rows[0] ?? null
}

export const ownUpload = async (db: Db, whose: Person, id: string): Promise<UploadRow | null> => {
  const found = await sql<UploadRow>`select ${columns} from media.upload
    where id = ${id} and audience = ${whose.audience} and person_id = ${whose.personId}`.execute(db)
  return found.rows[0] ?? null
}

export const uploadsOf = async (db: Db, customerId: string): Promise<UploadRow[]> => {
  const found = await sql<UploadRow>`select ${columns} from media.upload
    where audience = 'customer' and person_id = ${customerId} order by id desc limit 10000`.execute(db)
  return found.rows
}

/** Uploads that wait for a form. */
export const countUnused = async (db: Db, whose: Person): Promise<number> => {
  const found = await sql<{ count: string }>`select count(*) as count from media.upload
    where audience = ${whose.audience} and person_id = ${whose.personId} and used_at is null`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}

/** Takes a person's own uploads, made for this purpose, into a form, each once; null if one of them is not that. */
export const claimUploads = async (
  tx: Tx,
  wanted: Person & { ids: readonly string[]; purpose: UploadPurpose },
  now: Date,
): Promise<UploadRow[] | null> => {
  const ids = [...new Set(wanted.ids)]
  if (ids.length === 0) return []
  const taken = await sql<UploadRow>`update media.upload set used_at = ${now}
    where id = any(${ids}::bigint[]) and audience = ${wanted.audience} and person_id = ${wanted.personId} and purpose = ${wanted.purpose} and used_at is null
    returning ${columns}`.execute(tx)
  if (taken.rows.length !== ids.length) return null
  return ids.flatMap((id) => taken.rows.find((row) => row.id === id) ?? [])
}

/** The picture of an upload that a customer made as an avatar. Choosing it again is no fault. */
export const takeAvatar = async (tx: Tx, customerId: string, id: string, now: Date): Promise<string | null> => {
  const taken = await sql<{ name: string }>`update media.upload set used_at = coalesce(used_at, ${now})
    where id = ${id} and audience = 'customer' and person_id = ${customerId} and purpose = 'avatar' returning name`.execute(tx)
  return taken.rows[0]?.name ?? null
}

/** Forgets what no form took; answers what lies in the store for nothing now. */
export const takeAbandoned = async (tx: Tx, before: Date): Promise<UploadRow[]> => {
  const gone = await sql<UploadRow>`delete from media.upload where id in (
      select id from media.upload where used_at is null and made_at < ${before} order by made_at limit 500 for update skip locked
    ) returning ${columns}`.execute(tx)
  return gone.rows
}
