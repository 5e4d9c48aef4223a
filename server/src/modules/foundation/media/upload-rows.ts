import type { UploadPurpose } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Audience } from '../../../platform/db/outbox/outbox.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import type { Likeness } from './claims/draw-likeness.ts'

export type Uploader = { audience: Audience; personId: string }
type NewUpload = Uploader & {
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

export const insertUpload = async (tx: Tx, each: NewUpload & { likeness: Likeness | null }): Promise<string> => {
  const made = await getOne<{ id: string }>(tx)`
    insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at, likeness, pieces)
    values (${each.audience}, ${each.personId}, ${each.purpose}, ${each.private}, ${each.name}, ${each.width}, ${each.height}, ${each.bytes}, ${each.madeAt},
      ${each.likeness?.bits ?? null}, ${each.likeness?.pieces ?? null})
    returning id`
  return made.id
}

export const uploadById = (db: Db, id: string): Promise<UploadRow | null> =>
  findOne<UploadRow>(db)`select ${columns} from media.upload where id = ${id}`

export const ownUpload = (db: Db, whose: Uploader, id: string): Promise<UploadRow | null> =>
  findOne<UploadRow>(db)`select ${columns} from media.upload
    where id = ${id} and audience = ${whose.audience} and person_id = ${whose.personId}`

export const uploadsOf = (db: Db, customerId: string): Promise<UploadRow[]> => query<UploadRow>(db)`select ${columns} from media.upload
    where audience = 'customer' and person_id = ${customerId} order by id desc limit 10000`

/** Number of the user's uploads that no form has used yet. */
export const countUnused = async (db: Db, whose: Uploader): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) as count from media.upload
    where audience = ${whose.audience} and person_id = ${whose.personId} and used_at is null`
  return Number(found.count)
}

/** Claims the user's uploads of this purpose for a form. Each upload can be claimed once. Null if one of them does not qualify. */
export const claimUploads = async (
  tx: Tx,
  wanted: Uploader & { ids: readonly string[]; purpose: UploadPurpose },
  now: Date,
): Promise<UploadRow[] | null> => {
  const ids = [...new Set(wanted.ids)]
  if (ids.length === 0) return []
  const taken = await query<UploadRow>(tx)`update media.upload set used_at = ${now}
    where id = any(${ids}::bigint[]) and audience = ${wanted.audience} and person_id = ${wanted.personId} and purpose = ${wanted.purpose} and used_at is null
    returning ${columns}`
  if (taken.length !== ids.length) return null
  return ids.flatMap((id) => taken.find((row) => row.id === id) ?? [])
}

/** The picture of a customer's avatar upload. The customer may choose an already used picture again. */
export const takeAvatar = async (tx: Tx, customerId: string, id: string, now: Date): Promise<string | null> => {
  const taken = await findOne<{ name: string }>(tx)`update media.upload set used_at = coalesce(used_at, ${now})
    where id = ${id} and audience = 'customer' and person_id = ${customerId} and purpose = 'avatar' returning name`
  return taken?.name ?? null
}

/** Deletes the rows of unused uploads and returns them, so that their files can be deleted. */
export const takeAbandoned = (tx: Tx, before: Date): Promise<UploadRow[]> => query<UploadRow>(tx)`delete from media.upload where id in (
      select id from media.upload where used_at is null and made_at < ${before} order by made_at limit 500 for update skip locked
    ) returning ${columns}`

/** Marks uploads as unused, because no form needs them any more. The cleanup then deletes them. */
export const letGoOfUploads = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`update media.upload set used_at = null, made_at = '1970-01-01' where id = any(${ids}::bigint[])`.execute(tx)
}
