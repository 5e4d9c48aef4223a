import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'

export type Changes = readonly (readonly [from: string, to: string])[]
/** A fault planted in the mall's code, SQL functions or tables: text to replace and its replacement. */
export type Fault = {
  says: string
  /** Changes in server files, applied while the program is built. */
  code?: readonly { file: string; changes: Changes }[]
  /** Changes in an SQL function, applied after it is created. */
  sql?: { name: string; changes: Changes }
  /** SQL statements that change tables after they are created. */
  tables?: readonly string[]
  /** PostgreSQL settings. */
  settings?: Readonly<Record<string, string>>
}

/** Throws if the text to replace does not exist, because the fault would then prove nothing. */
export const broken = (text: string, changes: Changes): string =>
  changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`nothing to break: ${from}`)
    return before.replace(from, () => to)
  }, text)

export const plantInDatabase = async (kernel: Kernel, fault: Fault | null): Promise<void> => {
  if (fault?.sql) {
    const found = await sql<{ text: string }>`select pg_get_functiondef(${fault.sql.name}::regproc) as text`.execute(kernel.db)
    await sql.raw(broken(found.rows[0]?.text ?? '', fault.sql.changes)).execute(kernel.db)
  }
  for (const statement of fault?.tables ?? []) await sql.raw(statement).execute(kernel.db)
}
