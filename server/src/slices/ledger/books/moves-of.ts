import { type RawBuilder, sql } from 'kysely'
import type { Address } from '../money/index.ts'

/**
 * What each journal changed in these accounts together, as a part of another's statement: `journal_id, reference, kind, remark, at, net, commission, cash`.
 * Beside it stands what the same journal gave to commission, and what left these accounts for the outside world. From one to the other of them nothing moves.
 */
export const movesOf = (own: readonly Address[], { from, to }: { from: Date; to: Date }): RawBuilder<unknown> => {
  const ids = sql`(select array_agg(id) from ledger.account where address = any(${own}::text[]) and asset = 'USD')`
  return sql`select journal.id as journal_id, journal.reference, journal.kind, journal.remark, journal.at,
      sum(case when posting.to_id = any(mine.ids) then amount else 0 end - case when posting.from_id = any(mine.ids) then amount else 0 end)::bigint as net,
      sum(case when other.address = 'commission' then amount when source.address = 'commission' then -amount else 0 end)::bigint as commission,
      sum(case when source.kind = 'shop.receivable' and other.address like 'cash/%' then -amount else 0 end)::bigint as cash
    from (select ${ids} as ids) mine
      cross join (select min(id) as first, max(id) as last from ledger.journal where at >= ${from} and at < ${to}) bounds
      cross join lateral (
        select journal_id from ledger.posting where from_id = any(mine.ids) and journal_id between bounds.first and bounds.last
        union select journal_id from ledger.posting where to_id = any(mine.ids) and journal_id between bounds.first and bounds.last) touched
      join ledger.journal journal on journal.id = touched.journal_id and journal.at >= ${from} and journal.at < ${to}
      join ledger.posting posting on posting.journal_id = journal.id
      join ledger.account other on other.id = posting.to_id
      join ledger.account source on source.id = posting.from_id
    group by journal.id`
}

/** What these accounts had gathered before a journal: their last subtotal before it, and their lines since. */
const gatheredUntil = (own: readonly Address[], journal: RawBuilder<unknown>) => sql`(
  select coalesce(sum(coalesce(known.came - known.went, 0) + came.amount - went.amount), 0)
  from (select ${journal}::bigint as first) bound cross join ledger.account
    left join lateral (select journal_id, came, went from ledger.subtotal where account_id = account.id and journal_id < bound.first
      order by journal_id desc limit 1) known on true
    cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
      where to_id = account.id and journal_id > coalesce(known.journal_id, 0) and journal_id < bound.first) came
    cross join lateral (select coalesce(sum(amount), 0) as amount from ledger.posting
      where from_id = account.id and journal_id > coalesce(known.journal_id, 0) and journal_id < bound.first) went
  where address = any(${own}::text[]) and asset = 'USD')`

const beyond = sql`9223372036854775807`

/**
 * What these accounts had gathered before a moment. Every journal before the first one that is later is added up without being looked at; the others,
 * which are few or were made up afterwards, are asked for their moment.
 */
export const gatheredBefore = (own: readonly Address[], at: Date): RawBuilder<unknown> => {
  const ids = sql`(select id from ledger.account where address = any(${own}::text[]) and asset = 'USD')`
  const first = sql`coalesce((select min(id) from ledger.journal where at >= ${at}), ${beyond})`
  const early = sql`exists (select from ledger.journal where id = journal_id and at < ${at})`
  return sql`select (${gatheredUntil(own, first)}
    + coalesce((select sum(amount) from ledger.posting where to_id in ${ids} and journal_id >= ${first} and ${early}), 0)
    - coalesce((select sum(amount) from ledger.posting where from_id in ${ids} and journal_id >= ${first} and ${early}), 0))::bigint as amount`
}

/** What these accounts have gathered by now. */
export const gathered = (own: readonly Address[]): RawBuilder<unknown> => sql`select ${gatheredUntil(own, beyond)}::bigint as amount`
