import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

/** The documents that a user must accept when creating an account, and again when the documents change. */
const agreementNames = sql`('terms', 'privacy')`

/** Records the customer's consent to the versions now in force. A second consent to the same version changes nothing. */
export const agree = async (tx: Tx, customerId: string, now: Date, only: string | null = null): Promise<void> => {
  await sql`insert into content.agreement (customer_id, name, version, agreed_at)
    select ${customerId}, name, max(version), ${now} from content.policy
    where published and effective_at <= ${now} and name in ${agreementNames} and (${only}::text is null or name = ${only})
    group by name on conflict do nothing`.execute(tx)
}

/** A required document whose current version the customer has not agreed to yet. Null if the customer has agreed to all. */
export const toAgreeOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select json_build_object('name', held.name, 'version', held.version, 'effective_at', held.effective_at) from (
      select distinct on (name) name, version, effective_at from content.policy
      where published and effective_at <= now() and name in ${agreementNames} order by name, version desc) held
    where not exists (select 1 from content.agreement a
      where a.customer_id = ${customerId} and a.name = held.name and a.version >= held.version)
    order by held.name desc limit 1`

type Agreement = { name: string; version: number; agreed_at: Date }
export const ownAgreements = (db: Db, customerId: string): Promise<Agreement[]> =>
  query<Agreement>(db)`select name, version, agreed_at from content.agreement where customer_id = ${customerId} order by agreed_at, name`
