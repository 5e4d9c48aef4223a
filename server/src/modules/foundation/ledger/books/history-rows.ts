import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from '../money/accounts-of-money.ts'
import type { LineKind } from '../money/post.ts'

type Point = { at: Date; balance: Money; kind: LineKind | null; changes: number }
const maxPoints = 500

/**
 * The balance of an account at a moment, and after each later change. An account with more changes than points has one point in each interval, with
 * the number of its changes, and their kind if it is the same.
 */
export const balanceHistory = async (db: Db, account: MoneyAccount, since: Date, now: Date): Promise<Point[]> => {
  const stretchMs = Math.max(1, Math.floor((now.getTime() - since.getTime()) / maxPoints))
  const found = await query<{ at: Date | null; balance: string; kind: LineKind | null; changes: number }>(db)`
    with own as (select id from ledger.account where address = ${account} and asset = 'USD'),
    last as (
      select journal_id, line, to_after as balance from ledger.posting where to_id = (select id from own)
      union all
      select journal_id, line, from_after from ledger.posting where from_id = (select id from own)
      order by journal_id desc, line desc limit 1
    ),
    lines as (
      select j.at, j.id, p.line, j.kind, p.amount as change from ledger.posting p join ledger.journal j on j.id = p.journal_id
        where p.to_id = (select id from own) and j.at >= ${since}
      union all
      select j.at, j.id, p.line, j.kind, -p.amount from ledger.posting p join ledger.journal j on j.id = p.journal_id
        where p.from_id = (select id from own) and j.at >= ${since}
    ),
    -- A journal can be written after one with a later moment. The balance of each point is therefore summed in the order of the moments.
    before as (select coalesce((select balance from last), 0) - coalesce((select sum(change) from lines), 0) as balance),
    stretches as (
      select *, (select balance from before) + sum(change) over (order by at, id, line) as balance,
        case when count(*) over () > ${maxPoints} then floor(extract(epoch from at) * 1000 / ${stretchMs})
        else row_number() over (order by at, id, line) end as stretch from lines
    ),
    joined as (
      select at, id, line, balance, stretch, count(*) over same as changes,
        case when min(kind) over same = max(kind) over same then kind end as kind
      from stretches window same as (partition by stretch)
    ),
    thinned as (
      select distinct on (stretch) at, id, line, kind, balance, changes from joined order by stretch, at desc, id desc, line desc
    )
    select null as at, null as kind, balance, 0 as changes, 0 as id, 0 as line from before
    union all select at, kind, balance, changes::int, id, line from thinned order by at nulls first, id, line`
  return found.map(({ at, kind, balance, changes }) => ({ at: at ?? since, kind, balance: minor(BigInt(balance)), changes }))
}

type Month = { month: string; income: Money; expense: Money }

/** Income and expense of each of the last `count` months, oldest first. Includes months without any income or expense. */
export const monthsOf = async (db: Db, account: MoneyAccount, now: Date, count: number): Promise<Month[]> => {
  const found = await query<{ month: string; income: string; expense: string }>(db)`
    with own as (select id from ledger.account where address = ${account} and asset = 'USD'),
    months as (select generate_series(date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${count - 1}),
      date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as month),
    lines as (
      select date_trunc('month', j.at at time zone 'UTC') as month, p.amount as income, 0::bigint as expense
        from ledger.posting p join ledger.journal j on j.id = p.journal_id where p.to_id = (select id from own)
      union all
      select date_trunc('month', j.at at time zone 'UTC'), 0::bigint, p.amount
        from ledger.posting p join ledger.journal j on j.id = p.journal_id where p.from_id = (select id from own)
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(income), 0) as income, coalesce(sum(expense), 0) as expense
    from months left join lines using (month) group by months.month order by months.month`
  return found.map((row) => ({ month: row.month, income: minor(BigInt(row.income)), expense: minor(BigInt(row.expense)) }))
}
