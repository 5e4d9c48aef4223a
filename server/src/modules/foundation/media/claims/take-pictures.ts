import type { UploadPurpose } from '@plaza/contract'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { Audience } from '../../../../platform/db/outbox/outbox.ts'

type PictureClaim = { audience: Audience; personId: string; purpose: UploadPurpose; names: readonly string[] }

/** Claims public pictures that the user uploaded for this purpose, by path. Returns the claimed pictures. A claimed picture may be used again. */
export const takePictures = async (tx: Tx, { audience, personId, purpose, names }: PictureClaim, now: Date): Promise<string[]> => {
  if (names.length === 0) return []
  const taken = await query<{ name: string }>(tx)`update media.upload set used_at = coalesce(used_at, ${now})
    where name = any(${[...names]}::text[]) and audience = ${audience} and person_id = ${personId} and purpose = ${purpose} and not private
    returning name`
  return taken.map(({ name }) => name)
}

/** Those of these pictures that the user uploaded for this purpose. */
export const picturesSent = async (db: Db, { audience, personId, purpose, names }: PictureClaim): Promise<string[]> => {
  const found = await query<{ name: string }>(db)`select name from media.upload
    where name = any(${[...names]}::text[]) and audience = ${audience} and person_id = ${personId} and purpose = ${purpose} and not private`
  return found.map(({ name }) => name)
}
