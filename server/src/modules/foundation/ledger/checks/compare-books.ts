import type { RawBuilder } from 'kysely'
import type { MoneyCheck } from './check-ledger.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/**
 * A promise that records and books say the same: both are statements of `reference, amount`. A record that only one side knows is wrong, and so
 * is another amount.
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
