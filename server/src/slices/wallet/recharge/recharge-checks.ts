import { sql } from 'kysely'
import { sumsByReference } from '../../ledger/books/index.ts'
import { type MoneyCheck } from '../../ledger/checks/index.ts'

/** Every completed recharge has its journal of that amount, and no journal of a recharge lacks its record. */
export const rechargeChecks: readonly MoneyCheck[] = [
  {
    invariant: 'recharges_and_journals_agree',
    find: async (db) => {
      const found = await sql<{ bad: string; difference: string }>`
        select count(*) as bad, coalesce(sum(abs(coalesce(credited, 0) - coalesce(amount, 0))), 0) as difference
        from (select 'recharge:' || id as reference, credited from wallet.recharge where state = 'completed') completed
        full join (${sumsByReference(['recharge'])}) moved using (reference)
        where credited is distinct from amount`.execute(db)
      const row = found.rows[0]
      return { bad: Number(row?.bad ?? 0), difference: BigInt(row?.difference ?? 0) }
    },
  },
]
