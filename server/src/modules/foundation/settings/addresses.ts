import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

/**
 * The receiving address of wallet `w` at the given time: the last change in force that two people approved. Without such a change, the original
 * address.
 */
export const addressAt = (now: Date): RawBuilder<string | null> => sql<string | null>`coalesce(
  (select a.address from settings.wallet_address a where a.code = w.code and a.effective_at <= ${now} and a.withdrawn_at is null order by a.id desc limit 1),
  w.address)`

export type AddressChange = {
  id: string
  code: string
  address: string
  askedBy: string
  askedAt: Date
  signedBy: string | null
  signedAt: Date | null
  effectiveAt: Date | null
  withdrawnBy: string | null
  withdrawnAt: Date | null
}
const columns = sql`id, code, address, asked_by as "askedBy", asked_at as "askedAt", signed_by as "signedBy", signed_at as "signedAt",
  effective_at as "effectiveAt", withdrawn_by as "withdrawnBy", withdrawn_at as "withdrawnAt"`

/** Every requested address change, newest first. */
export const addressChanges = (db: Db): Promise<AddressChange[]> =>
  query<AddressChange>(db)`select ${columns} from settings.wallet_address order by id desc limit 500`

export const lockAddressChange = (tx: Tx, id: string): Promise<AddressChange | null> =>
  findOne<AddressChange>(tx)`select ${columns} from settings.wallet_address where id = ${id} for no key update`

/** The address change of this wallet that waits for approval by a second person. */
export const waitingAddress = (tx: Tx, code: string): Promise<AddressChange | null> =>
  findOne<AddressChange>(
    tx,
  )`select ${columns} from settings.wallet_address where code = ${code} and signed_by is null and withdrawn_by is null`

export const askForAddress = async (tx: Tx, each: { code: string; address: string; by: string; now: Date }): Promise<void> => {
  await sql`insert into settings.wallet_address (code, address, asked_by, asked_at) values (${each.code}, ${each.address}, ${each.by}, ${each.now})`.execute(
    tx,
  )
}

export const signAddress = async (tx: Tx, id: string, by: { operatorId: string; now: Date; effectiveAt: Date }): Promise<void> => {
  await sql`update settings.wallet_address set signed_by = ${by.operatorId}, signed_at = ${by.now}, effective_at = ${by.effectiveAt} where id = ${id}`.execute(
    tx,
  )
}

export const withdrawAddress = async (tx: Tx, id: string, by: { operatorId: string; now: Date }): Promise<void> => {
  await sql`update settings.wallet_address set withdrawn_by = ${by.operatorId}, withdrawn_at = ${by.now} where id = ${id}`.execute(tx)
}

/** Time at which the next approved address takes effect. Infinity if none is pending. */
export const nextAddressAt = async (db: Db, now: Date): Promise<number> => {
  const found = await findOne<{ at: Date | null }>(db)`
    select min(effective_at) as at from settings.wallet_address where effective_at > ${now} and withdrawn_at is null`
  return found?.at ? found.at.getTime() : Number.POSITIVE_INFINITY
}
