import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

/** Marks an account for closure. Returns false if its closure is already scheduled. */
export const markClosing = async (tx: Tx, id: string, closingAt: Date): Promise<boolean> => {
  const marked =
    await sql`update accounts.customer set status = 'closing', closing_at = ${closingAt} where id = ${id} and status = 'active'`.execute(tx)
  return Number(marked.numAffectedRows ?? 0) > 0
}

export const cancelClosingRow = async (tx: Tx, id: string): Promise<boolean> => {
  const result =
    await sql`update accounts.customer set status = 'active', closing_at = null where id = ${id} and status = 'closing'`.execute(tx)
  return Number(result.numAffectedRows ?? 0) > 0
}

export const dueToClose = async (db: Db, now: Date): Promise<string[]> => {
  const due = await query<{ id: string }>(db)`
    select id from accounts.customer where status = 'closing' and closing_at <= ${now} order by closing_at limit 200`
  return due.map((row) => row.id)
}

/** Deletes all personal data of an account. The account id stays, because orders and money records refer to it. */
export const forgetPerson = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const forgotten =
    await sql`update accounts.customer set status = 'closed', closing_at = null, full_name = '—', email = ${`closed-${id}@closed.invalid`},
      email_verified_at = null, phone = '', address = '', avatar = null, password_hash = '', payouts_paused_until = null
    where id = ${id} and status = 'closing' and closing_at <= ${now}`.execute(tx)
  await sql`delete from accounts.payment_settings where customer_id = ${id}`.execute(tx)
  await sql`delete from accounts.device where customer_id = ${id}`.execute(tx)
  return Number(forgotten.numAffectedRows ?? 0) > 0
}

/** Disables or enables an account, for staff. A disabled account refuses every sign-in. */
export const setDisabled = async (tx: Tx, id: string, disabled: boolean): Promise<boolean> => {
  const set = disabled
    ? await sql`update accounts.customer set status = 'disabled', closing_at = null where id = ${id} and status in ('active', 'closing')`.execute(
        tx,
      )
    : await sql`update accounts.customer set status = 'active' where id = ${id} and status = 'disabled'`.execute(tx)
  return Number(set.numAffectedRows ?? 0) > 0
}
