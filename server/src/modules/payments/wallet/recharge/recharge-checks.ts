import { sumsByReference } from '../../../foundation/ledger/books/index.ts'
import { type MoneyCheck } from '../../../foundation/ledger/checks/index.ts'
import { getOne } from '../../../../platform/db/rows.ts'

/** Checks that every completed recharge has a journal of its amount, and that every recharge journal has a completed recharge. */
export const rechargeChecks: readonly MoneyCheck[] = [
  {
    invariant: 'recharges_and_journals_agree',
    find: async (db) => {
      const row = await getOne<{ bad: string; difference: string }>(db)`
        select count(*) as bad, coalesce(sum(abs(coalesce(credited, 0) - coalesce(amount, 0))), 0) as difference
        from (select 'recharge:' || id as reference, credited from wallet.recharge where state = 'completed') completed
        full join (${sumsByReference(['recharge'])}) moved using (reference)
        where credited is distinct from amount`
      return { bad: Number(row.bad), difference: BigInt(row.difference) }
    },
  },
]
