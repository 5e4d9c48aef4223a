import type { NoticeKind } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/** The kinds of notifications that a user gets by email. */
export const emailKindsOf = async (db: Db, id: string): Promise<NoticeKind[]> => {
  const found = await getOne<{ kinds: NoticeKind[] }>(db)`select letters_for as kinds from accounts.customer where id = ${id}`
  return found.kinds
}

export const chooseEmailKinds = async (tx: Tx, id: string, kinds: readonly NoticeKind[]): Promise<void> => {
  await sql`update accounts.customer set letters_for = ${kinds}::int[] where id = ${id}`.execute(tx)
}
