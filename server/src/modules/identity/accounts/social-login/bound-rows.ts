import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne, exists } from '../../../../platform/db/rows.ts'

type Person = { platform: string; subject: string }

/** The customer whose account is linked to this platform user. */
export const boundCustomer = async (db: Db, { platform, subject }: Person): Promise<string | null> => {
  const found = await findOne<{ id: string }>(db)`select customer_id as id from accounts.social_account
    where platform = ${platform} and subject = ${subject}`
  return found?.id ?? null
}

/** Links the account to this platform user, in place of an earlier link. False if the platform user is already linked to another account. */
export const bindPerson = async (tx: Tx, { platform, subject }: Person, customerId: string, now: Date): Promise<boolean> => {
  await sql`delete from accounts.social_account where customer_id = ${customerId} and platform = ${platform}`.execute(tx)
  return exists(tx)`insert into accounts.social_account (platform, subject, customer_id, bound_at)
    values (${platform}, ${subject}, ${customerId}, ${now}) on conflict (platform, subject) do nothing returning 1`
}

/** Removes all social logins after a password reset, so that only the owner of the mailbox can sign in. */
export const unbindAll = async (tx: Tx, customerId: string): Promise<void> => {
  await sql`delete from accounts.social_account where customer_id = ${customerId}`.execute(tx)
}

export const boundPlatforms = async (db: Db, customerId: string): Promise<{ platform: string; since: string }[]> => {
  const found = await query<{ platform: string; bound_at: Date }>(db)`select platform, bound_at from accounts.social_account
    where customer_id = ${customerId} order by bound_at`
  return found.map((row) => ({ platform: row.platform, since: row.bound_at.toISOString() }))
}
