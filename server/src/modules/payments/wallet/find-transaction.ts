import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type Request = { kind: '400' | '500'; id: string }

/** Recharges with this transaction id, and withdrawals that were paid under this reference, newest first. Kinds are those of the case queue. */
export const requestsOfTransaction = (db: Db, typed: string, limit: number): Promise<Request[]> => {
  const bare = typed.replace(/\s+/g, '')
  const key = bare.toLowerCase().replace(/^0x/, '')
  return query<Request>(db)`(select '500' as kind, id from wallet.recharge where transaction_key = ${key} order by id desc limit ${limit})
    union all (select '400' as kind, id from wallet.withdrawal where reference = any(${[...new Set([typed, bare, key, `0x${key}`])]}::text[])
      order by id desc limit ${limit})`
}
