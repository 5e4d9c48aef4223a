import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type LanguageRow = { code: string; name: string; rank: number; enabled: boolean }

/** All languages, including disabled ones. */
export const allLanguages = (db: Db): Promise<LanguageRow[]> =>
  query<LanguageRow>(db)`select code, name, place as rank, enabled from settings.language order by place, code`

export const writeLanguage = async (tx: Tx, { code, name, rank, enabled }: LanguageRow): Promise<void> => {
  await sql`update settings.language set name = ${name}, place = ${rank}, enabled = ${enabled} where code = ${code}`.execute(tx)
  await changed(tx, ['settings'])
}
