import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

export type Role = 'owner' | 'finance' | 'risk' | 'catalogue' | 'support' | 'auditor'
export type NewOperator = { fullName: string; email: string; passwordHash: string; role: Role; demo: boolean }

export const insertOperator = async (tx: Tx, operator: NewOperator): Promise<string> => {
  const made = await sql<{ id: string }>`insert into staff.operator (full_name, email, password_hash, role, demo)
    values (${operator.fullName}, ${operator.email}, ${operator.passwordHash}, ${operator.role}, ${operator.demo}) returning id`.execute(tx)
  const id = made.rows[0]?.id
  if (!id) throw new Error('an operator was not written')
  return id
}

export const hasOperator = async (db: Db): Promise<boolean> => {
  const found = await sql`select 1 from staff.operator limit 1`.execute(db)
  return found.rows.length > 0
}

/** A new link makes the older ones worthless. */
export const replaceInvitation = async (tx: Tx, tokenHash: Buffer, role: Role, expiresAt: Date): Promise<void> => {
  await sql`delete from staff.invitation where used_at is null and role = ${role}`.execute(tx)
  await sql`insert into staff.invitation (token_hash, role, expires_at) values (${tokenHash}, ${role}, ${expiresAt})`.execute(tx)
}
