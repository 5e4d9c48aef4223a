import { sql } from 'kysely'
import { changed } from '../../cache/invalidate.ts'
import type { Db, Tx } from '../../db/database.ts'
import { query, findOne } from '../../db/rows.ts'
import type { OwnTexts } from './said-in.ts'

export const ownTexts = async (db: Db): Promise<ReadonlyMap<string, OwnTexts>> => {
  const found = await query<{ key: string; texts: OwnTexts }>(db)`select key, texts from platform.own_text`
  return new Map(found.map(({ key, texts }) => [key, texts]))
}

export const textsOfKey = async (db: Db, key: string): Promise<OwnTexts | null> =>
  (await findOne<{ texts: OwnTexts }>(db)`select texts from platform.own_text where key = ${key}`)?.texts ?? null

/** Stores the operator's replacement texts for all processes. Without a replacement, the default text applies again. */
export const writeTexts = async (tx: Tx, key: string, texts: OwnTexts | null): Promise<void> => {
  if (texts === null || Object.keys(texts).length === 0) await sql`delete from platform.own_text where key = ${key}`.execute(tx)
  else
    await sql`insert into platform.own_text (key, texts) values (${key}, ${JSON.stringify(texts)})
      on conflict (key) do update set texts = excluded.texts`.execute(tx)
  await changed(tx, ['words'])
}
