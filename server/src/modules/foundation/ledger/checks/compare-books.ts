import type { RawBuilder } from 'kysely'
import type { MoneyCheck } from './check-ledger.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/**
 * Checks that a module's records agree with the ledger. Both are queries with the columns `reference, amount`. A reference on one side only, or a
 * different amount, fails.
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
