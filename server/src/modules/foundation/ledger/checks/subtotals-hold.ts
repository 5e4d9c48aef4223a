import { getOne } from '../../../../platform/db/rows.ts'
import type { MoneyCheck } from './check-ledger.ts'

/** Checks that two subtotals of an account differ by the sum of the lines between them. */
export const subtotalsHold: MoneyCheck = {
  invariant: 'subtotals_are_their_lines',
  find: async (db) => {
    const row = await getOne<{ bad: string; difference: string }>(db)`
      with told as (
        select account_id, journal_id, lag(journal_id, 1, 0::bigint) over earlier as since,
          came - lag(came, 1, 0::bigint) over earlier as came, went - lag(went, 1, 0::bigint) over earlier as went
        from ledger.subtotal window earlier as (partition by account_id order by journal_id))
      select count(*) as bad, coalesce(sum(abs(told.came - came.amount) + abs(told.went - went.amount)), 0) as difference
      from told
        cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
          where to_id = account_id and journal_id > since and journal_id <= told.journal_id) came
        cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
          where from_id = account_id and journal_id > since and journal_id <= told.journal_id) went
      where told.came <> came.amount or told.went <> went.amount`
    return { bad: Number(row.bad), difference: BigInt(row.difference) }
  },
}
