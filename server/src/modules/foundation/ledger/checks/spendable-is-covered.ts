import { getOne } from '../../../../platform/db/rows.ts'
import type { MoneyCheck } from './check-ledger.ts'

/** Money that came in through a channel of the mall must cover all spendable, frozen and escrow money. Debts of shops do not count as cover. */
export const spendableIsCovered: MoneyCheck = {
  invariant: 'spendable_is_covered',
  find: async (db) => {
    const row = await getOne<{ bad: string; difference: string }>(db)`
      select count(*) as bad, coalesce(sum(amount), 0)::bigint as difference from ledger.uncovered()`
    return { bad: Number(row.bad), difference: BigInt(row.difference) }
  },
}
