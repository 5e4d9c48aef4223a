import type { RawBuilder } from 'kysely'
import type { MoneyCheck } from './check-ledger.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/**
 * A check that records and ledger agree: both are queries of `reference, amount`. A record on one side only fails, and so does a different amount.
 */
export const sidesAgree = (invariant: string, records: RawBuilder<unknown>, books: RawBuilder<unknown>): MoneyCheck => ({
  invariant,
  find: async (db) => {
    const row = await getOne<{ bad: string; difference: string }>(db)`
      select count(*) as bad, coalesce(sum(abs(coalesce(record.amount, 0) - coalesce(book.amount, 0))), 0) as difference
      from (${records}) record full join (${books}) book using (reference) where record.amount is distinct from book.amount`
    return { bad: Number(row.bad), difference: BigInt(row.difference) }
  },
})
