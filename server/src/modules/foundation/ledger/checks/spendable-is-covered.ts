import { getOne } from '../../../../platform/db/rows.ts'
import type { MoneyCheck } from './check-ledger.ts'

/**
 * All spendable, frozen and escrow money must be covered by money that came in through a channel of the mall. Debts of shops do not count as cover.
 */
export const spendableIsCovered: MoneyCheck = {
  invariant: 'spendable_is_covered',
  find: async (db) => {
    const row = await getOne<{ bad: string; difference: string }>(db)`
      select count(*) as bad, coalesce(sum(amount), 0)::bigint as difference from ledger.uncovered()`
    return { bad: Number(row.bad), difference: BigInt(row.difference) }
  },
}
