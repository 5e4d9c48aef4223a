import type { accountKinds } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type AccountKind = (typeof accountKinds)[number]
type LockedAccount = { id: string; address: string; kind: AccountKind; balance: Money }
type AccountFilter = { kind?: AccountKind; address?: string; before: string | null; limit: number }
type Raw = { id: string; address: string; kind: AccountKind; balance: string }

/** Accounts with their balances, newest first. For an account without a stored balance, the balance is incoming minus outgoing amounts. */
export const accountsBefore = async (db: Db, { kind, address, before, limit }: AccountFilter): Promise<LockedAccount[]> => {
  const found = await query<Raw>(db)`select id, address, kind, case when tracked then balance else (
      select coalesce(sum(amount), 0) from (
        select amount from ledger.posting where to_id = account.id union all select -amount from ledger.posting where from_id = account.id
      ) flow
    )::bigint end as balance
    from ledger.account where asset = 'USD' ${kind ? sql`and kind = ${kind}` : sql``} ${address ? sql`and address = ${address}` : sql``}
      ${before ? sql`and id < ${before}::bigint` : sql``} order by id desc limit ${limit}`
  return found.map((row) => ({ ...row, balance: minor(BigInt(row.balance)) }))
}
