import { sql } from 'kysely'
import type { Kernel } from '../../../../platform/kernel.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { MoneyCheck } from '../../../foundation/ledger/checks/index.ts'
import { newestSettled } from '../../../foundation/ledger/books/index.ts'
import { journalsWithin } from '../../../foundation/ledger/money/index.ts'
import { first, statementLines, summed, sums } from './statement-lines.ts'

const atOnce = 5_000n

/** Adds new ledger journals to the stored monthly sums. Readers also add the journals that are newer, so no total changes. */
export const foldMonths = async (kernel: Pick<Kernel, 'db'>): Promise<void> => {
  const newest = await newestSettled(kernel)
  const foldSome = () =>
    transaction(kernel, async (tx) => {
      const { known } = await getOne<{ known: string }>(tx)`select journal_id as known from seller_finances.folded for no key update`
      const after = BigInt(known)
      if (after >= newest) return false
      const upTo = after + atOnce < newest ? after + atOnce : newest
      const lines = statementLines(journalsWithin({ after: String(after), upTo: String(upTo) }), first.ofSome)
      await sql`insert into seller_finances.month_sum as known (shop_id, month, kind, first_id, last_id, ${sums})
        select shop_id, month, kind, min(id), max(id), ${summed} from (${lines}) line group by 1, 2, 3 order by 1, 2, 3
        on conflict (shop_id, month, kind) do update set first_id = least(known.first_id, excluded.first_id), last_id = greatest(known.last_id, excluded.last_id),
          orders = known.orders + excluded.orders, gross = known.gross + excluded.gross, shop_coupons = known.shop_coupons + excluded.shop_coupons,
          mall_coupons = known.mall_coupons + excluded.mall_coupons, tax = known.tax + excluded.tax, refunds = known.refunds + excluded.refunds,
          commission = known.commission + excluded.commission, net = known.net + excluded.net, cash = known.cash + excluded.cash`.execute(
        tx,
      )
      await sql`update seller_finances.folded set journal_id = ${upTo}`.execute(tx)
      return true
    })
  while (await foldSome());
}

/** Checks that the stored sums of each month equal the sum of the month's journals. */
export const monthSumsHold: MoneyCheck = {
  invariant: 'month_sums_are_their_journals',
  find: async (db) => {
    const all = statementLines(journalsWithin({ after: '0', upTo: sql`(select journal_id from seller_finances.folded)` }), first.ofAll)
    const row = await getOne<{ bad: string; difference: string }>(db)`
      with told as (select shop_id, month, kind, min(id) as first_id, max(id) as last_id, ${summed} from (${all}) line group by 1, 2, 3)
      select count(*) as bad, coalesce(sum(abs(coalesce(told.net + told.cash, 0) - coalesce(known.net + known.cash, 0))), 0) as difference
      from told full join seller_finances.month_sum known using (shop_id, month, kind)
      where row (told.first_id, told.last_id, told.orders, told.gross, told.shop_coupons, told.mall_coupons, told.tax, told.refunds, told.commission, told.net,
          told.cash)
        is distinct from row (known.first_id, known.last_id, known.orders, known.gross, known.shop_coupons, known.mall_coupons, known.tax, known.refunds,
          known.commission, known.net, known.cash)`
    return { bad: Number(row.bad), difference: BigInt(row.difference) }
  },
}
