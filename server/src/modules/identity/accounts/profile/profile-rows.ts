import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** The profile columns that a user may write. A request cannot write any other column. */
const columns = ['full_name', 'phone', 'address', 'lang', 'currency', 'avatar', 'letters_for'] as const
export type ProfileChange = { [C in (typeof columns)[number]]?: string | number[] | null | undefined }

export const changeProfile = async (tx: Tx, customerId: string, change: ProfileChange): Promise<void> => {
  const sets = columns.filter((name) => change[name] !== undefined).map((name) => sql`${sql.ref(name)} = ${change[name] ?? null}`)
  if (sets.length > 0) await sql`update accounts.customer set ${sql.join(sets)} where id = ${customerId}`.execute(tx)
}
