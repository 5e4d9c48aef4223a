import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'

export type Changes = readonly (readonly [from: string, to: string])[]
/** A fault in the mall's own code, functions or tables: the text that is taken out and what stands there instead. */
export type Fault = {
  says: string
  /** Of files of the server, as the program is built. */
  code?: readonly { file: string; changes: Changes }[]
  /** Of a function of the database, once it is made. */
  sql?: { name: string; changes: Changes }
  /** Of the tables of the database, once they are made. */
  tables?: readonly string[]
  /** Of PostgreSQL. */
  settings?: Readonly<Record<string, string>>
}

/** Throws where a fault finds nothing to break: such a fault would prove nothing. */
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
