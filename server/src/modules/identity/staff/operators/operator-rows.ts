import type { StaffMember, StaffRole } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne, exists } from '../../../../platform/db/rows.ts'
import { versionOf } from '../../../../platform/db/row-version.ts'

export type Role = StaffRole
type NewOperator = { fullName: string; email: string; passwordHash: string; role: Role; demo: boolean }

/** Returns null if the email address already belongs to a staff member. */
export const insertOperatorOnce = async (tx: Tx, operator: NewOperator): Promise<string | null> => {
  const made = await findOne<{ id: string }>(tx)`insert into staff.operator (full_name, email, password_hash, role, demo)
    values (${operator.fullName}, ${operator.email}, ${operator.passwordHash}, ${operator.role}, ${operator.demo})
    on conflict (email_key) do nothing returning id`
  return made?.id ?? null
}

export const insertOperator = async (tx: Tx, operator: NewOperator): Promise<string> => {
  const id = await insertOperatorOnce(tx, operator)
  if (!id) throw new Error('an operator was not written')
  return id
}

export type OperatorRow = {
  id: string
  fullName: string
  email: string
  passwordHash: string
  role: Role
  status: 'active' | 'disabled'
  demo: boolean
  totpSealed: Buffer | null
  totpLastStep: string
  madeAt: Date
}
const columns = sql`id, full_name as "fullName", email, password_hash as "passwordHash", role, status, demo,
  totp_sealed as "totpSealed", totp_last_step as "totpLastStep", made_at as "madeAt"`

export const operatorByEmail = (db: Db, email: string): Promise<OperatorRow | null> =>
  findOne<OperatorRow>(db)`select ${columns} from staff.operator where email_key = lower(${email})`

export const operatorById = (db: Db, id: string): Promise<OperatorRow | null> =>
  findOne<OperatorRow>(db)`select ${columns} from staff.operator where id = ${id}`

export const lockOperator = (tx: Tx, id: string): Promise<OperatorRow | null> =>
  findOne<OperatorRow>(tx)`select ${columns} from staff.operator where id = ${id} for no key update`

export const allOperators = async (db: Db): Promise<OperatorRow[]> =>
  await query<OperatorRow>(db)`select ${columns} from staff.operator order by id`

/** Staff with this number, or whose e-mail address, name or a later part of it begins with the keyword. The table has a few rows. */
export const findStaff = (
  db: Db,
  { keyword, number, limit }: { keyword: string; number: string | null; limit: number },
): Promise<{ id: string; fullName: string; email: string }[]> =>
  query<{ id: string; fullName: string; email: string }>(db)`select id, full_name as "fullName", email from staff.operator
    where id = ${number}::bigint or starts_with(email_key, lower(${keyword}::text))
      or strpos(' ' || lower(full_name), ' ' || lower(${keyword}::text)) > 0
    order by lower(full_name), id limit ${limit}`

export const writeOperator = async (
  tx: Tx,
  id: string,
  change: { role?: Role | undefined; status?: string | undefined; passwordHash?: string },
): Promise<void> => {
  await sql`update staff.operator set role = coalesce(${change.role ?? null}, role), status = coalesce(${change.status ?? null}, status),
    password_hash = coalesce(${change.passwordHash ?? null}, password_hash) where id = ${id}`.execute(tx)
}

export const toStaffView = (row: OperatorRow): StaffMember => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  role: row.role,
  status: row.status,
  since: row.madeAt.toISOString(),
  version: versionOf({ role: row.role, status: row.status }),
})

export const hasOperator = (db: Db): Promise<boolean> => exists(db)`select 1 from staff.operator limit 1`

/** IDs of the operators whose name or e-mail address contains the text. */
export const findStaffIds = async (db: Db, text: string): Promise<string[]> =>
  (
    await query<{ id: string }>(db)`select id from staff.operator
      where strpos(lower(full_name), lower(${text}::text)) > 0 or strpos(lower(email), lower(${text}::text)) > 0`
  ).map(({ id }) => id)

/** Names of all operators, for records that show who approved them. */
export const namesOfStaff = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; fullName: string }>(db)`select id, full_name as "fullName" from staff.operator`
  return new Map(found.map((row) => [row.id, row.fullName]))
}
