import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../../../platform/kernel.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

const atOnce = 10_000n

/** Wait in milliseconds. A transaction needs less time between getting a journal id and appearing in a snapshot. */
const breathMs = 500

/** The newest journal id for which no transaction is still writing an earlier journal. */
export const newestSettled = async ({ db }: Pick<Kernel, 'db'>): Promise<bigint> => {
  const { newest } = await getOne<{ newest: string }>(db)`select coalesce(max(id), 0)::bigint as newest from ledger.journal`
  // A transaction may get a journal id a moment before snapshots show it as running.
  await pause(breathMs)
  const { begun } = await getOne<{ begun: string }>(db)`select pg_snapshot_xmax(pg_current_snapshot())::text as begun`
  const over = async () =>
    (await getOne<{ over: boolean }>(db)`select pg_snapshot_xmin(pg_current_snapshot()) >= ${begun}::text::xid8 as over`).over
  while (!(await over())) await pause(100)
  return BigInt(newest)
}

/** Stores subtotals of the shop accounts, one per batch of journals, up to now. */
export const addUp = async (kernel: Pick<Kernel, 'db'>): Promise<void> => {
  const newest = await newestSettled(kernel)
  const { last } = await getOne<{ last: string }>(kernel.db)`select coalesce(max(journal_id), 0)::bigint as last from ledger.subtotal`
  for (let since = BigInt(last); since < newest; since += atOnce) {
    const upTo = since + atOnce < newest ? since + atOnce : newest
    await transaction(kernel, (tx) =>
      sql`insert into ledger.subtotal
        select account.id, ends.at, coalesce(known.came, 0) + sum(moved.came), coalesce(known.went, 0) + sum(moved.went)
        from (select max(id) as at from ledger.journal where id <= ${upTo}) ends
          cross join (
            select to_id as account_id, amount as came, 0 as went from ledger.posting where journal_id > ${since} and journal_id <= ${upTo}
            union all select from_id, 0, amount from ledger.posting where journal_id > ${since} and journal_id <= ${upTo}) moved
          join ledger.account on account.id = moved.account_id and account.kind = any(array['shop.available', 'shop.frozen', 'shop.receivable']) and asset = 'USD'
          left join lateral (select came, went from ledger.subtotal where subtotal.account_id = account.id and journal_id <= ${since}
            order by journal_id desc limit 1) known on true
        group by account.id, ends.at, known.came, known.went
        on conflict do nothing`.execute(tx),
    )
  }
}
