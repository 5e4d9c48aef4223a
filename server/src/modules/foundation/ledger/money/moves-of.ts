import { type RawBuilder, sql } from 'kysely'
import type { MoneyAccount } from './accounts-of-money.ts'

type Statement = RawBuilder<unknown>

/**
 * A subquery of the changes that journals made for shops, with the columns `journal_id`, `shop_id`, `reference`, `kind`, `remark`, `at`, `net`,
 * `commission`, `cash`. `cash` is the amount that left the shop for the outside world. Transfers between accounts of one shop are left out.
 * `journals` is one column of ids.
 */
export const movesOf = (journals: Statement): Statement => sql`
  select journal.id as journal_id, own.owner::bigint as shop_id, journal.reference, journal.kind, journal.remark, journal.at, sum(side.amount)::bigint as net,
    (select coalesce(sum(case when heir.address = 'commission' then amount when source.address = 'commission' then -amount else 0 end), 0)::bigint
      from ledger.posting join ledger.account heir on heir.id = to_id join ledger.account source on source.id = from_id where journal_id = journal.id) as commission,
    sum(case when own.kind = 'shop.receivable' and other.address like 'cash/%' and side.amount < 0 then side.amount else 0 end)::bigint as cash
  from (${journals}) each (id) join ledger.journal on journal.id = each.id join ledger.posting on posting.journal_id = journal.id
    cross join lateral (values (to_id, from_id, amount), (from_id, to_id, -amount)) side (own_id, other_id, amount)
    join ledger.account own on own.id = side.own_id and own.kind in ('shop.available', 'shop.frozen', 'shop.receivable') and own.asset = 'USD'
    join ledger.account other on other.id = side.other_id
  group by journal.id, own.owner`

type Stretch = { after: string | Statement; upTo: string | Statement | null; most?: number }
const within = (column: string, { after, upTo }: Stretch) =>
  sql`${sql.ref(column)} > ${after}::bigint and (${upTo}::bigint is null or ${sql.ref(column)} <= ${upTo}::bigint)`

/** A subquery with the ids of all journals in a range of the ledger. */
export const journalsWithin = (stretch: Stretch): Statement => sql`select id from ledger.journal where ${within('id', stretch)}`

/** A subquery with the ids of the first journals in a range that move money on these accounts, in id order. */
export const journalsOf = (own: readonly MoneyAccount[], stretch: Stretch): Statement => {
  const most = stretch.most ?? null
  const side = (column: string) => sql`(select journal_id from ledger.posting where ${sql.ref(column)} = account.id
    and ${within('journal_id', stretch)} order by journal_id limit ${most}::bigint)`
  return sql`select distinct touched.journal_id as id from ledger.account
    cross join lateral (${side('from_id')} union all ${side('to_id')}) touched
    where address = any(${own}::text[]) and asset = 'USD' order by 1 limit ${most}::bigint`
}

/** A subquery with the ids of the journals with these references, such as `order:7`. */
export const journalsAbout = (references: Statement): Statement => sql`select id from ledger.journal where reference = any(${references})`

/** The current total of these accounts: their last subtotal plus the lines since. */
export const gathered = (own: readonly MoneyAccount[]): Statement => sql`
  select coalesce(sum(coalesce(known.came - known.went, 0) + came.amount - went.amount), 0)::bigint as amount
  from ledger.account
    left join lateral (select journal_id, came, went from ledger.subtotal where account_id = account.id order by journal_id desc limit 1) known on true
    cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
      where to_id = account.id and journal_id > coalesce(known.journal_id, 0)) came
    cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
      where from_id = account.id and journal_id > coalesce(known.journal_id, 0)) went
  where address = any(${own}::text[]) and asset = 'USD'`
