import { minor, type Money, nothing } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { journalsOf, owedByShop, shopAvailableOf, shopFrozenOf } from '../../../foundation/ledger/money/index.ts'
import { soldFor } from '../../../orders/orders/index.ts'
import { first, statementLines, movesOfOrder, placed, summed, sums } from './statement-lines.ts'

export type StatementTotals = {
  gross: Money
  shopCoupons: Money
  mallCoupons: Money
  tax: Money
  refunds: Money
  commission: Money
  net: Money
  cash: Money
}
export type StatementRow = StatementTotals & {
  id: string
  at: Date
  kind: string
  orderId: string | null
  orderNo: string | null
  commissionRate: number | null
  remark: string
}
/** A month by its first day: `2026-11-01`. */
type Month = { shopId: string; month: string }
type Raw<T> = { [K in keyof T]: T[K] extends Money ? string : T[K] }

const ownOf = (shopId: string) => [shopAvailableOf(shopId), shopFrozenOf(shopId), owedByShop(shopId)]

const read = (units: string): Money => minor(BigInt(units))
const named = sql`gross, shop_coupons as "shopCoupons", mall_coupons as "mallCoupons", tax, refunds, commission, net, cash`
const typed = (row: Raw<StatementTotals>): StatementTotals => ({
  gross: read(row.gross),
  shopCoupons: read(row.shopCoupons),
  mallCoupons: read(row.mallCoupons),
  tax: read(row.tax),
  refunds: read(row.refunds),
  commission: read(row.commission),
  net: read(row.net),
  cash: read(row.cash),
})

/** The statement rows whose first journal is in this list. All movements of an order in a month form one row, at the position of the first. */
const rowsAmong = (db: Db, { shopId, month }: Month, journals: readonly string[]) =>
  query<Raw<StatementRow>>(db)`
    with moves as materialized (select * from (${placed(sql`select unnest(${journals}::bigint[])`)}) moved where shop_id = ${shopId} and month = ${month}::date),
    settled as (
      select moves.journal_id as id, moves.at, moves.order_id, whole.commission, whole.net, whole.cash from moves cross join lateral (
        select sum(commission)::bigint as commission, sum(net - cash)::bigint as net, sum(cash)::bigint as cash
        from (${movesOfOrder(sql`moves.order_id`)}) of_order where of_order.shop_id = moves.shop_id and of_order.month = moves.month) whole
      where moves.order_id is not null and ${first.ofSome}),
    statement as (
      select settled.id, at, 'sale'::text as kind, order_id, order_no, commission_rate, '' as remark, gross, shop_coupons, mall_coupons, tax,
        gross - shop_coupons - commission - net as refunds, commission, net, cash
      from settled join (${soldFor()}) sold on sold.id = order_id
      union all
      select journal_id, at, case when refund_id is null then kind else 'refund' end, null, case when refund_id is null then null else remark end, null,
        case when refund_id is null then remark else '' end, 0, 0, 0, 0,
        case when refund_id is null then 0 else -net - commission end, case when refund_id is null then 0 else commission end, net, 0
      from moves where order_id is null and net <> 0)
    select id, at, kind, order_id as "orderId", order_no as "orderNo", commission_rate as "commissionRate", remark, ${named} from statement order by id`

/** Maximum number of journals per query. An order paid in cash to the courier has two journals. */
const maxAtOnce = 3_000
const perRow = 3

/** One page of a month's rows after the cursor, in order. Two ID ranges are searched: the journals in the month's stored sums, and the newer ones. */
export const statementRows = async (db: Db, month: Month, after: string | null, limit: number): Promise<StatementRow[]> => {
  const known = await getOne<{ folded: string; before: string; last: string }>(db)`
    select folded.journal_id as folded, coalesce(min(first_id) - 1, 0)::bigint as before, coalesce(max(last_id), 0)::bigint as last
    from seller_finances.folded left join seller_finances.month_sum on shop_id = ${month.shopId} and month = ${month.month}::date group by folded.journal_id`
  const behind = (id: string) => (after !== null && BigInt(after) > BigInt(id) ? after : id)
  const most = Math.min(maxAtOnce, perRow * limit)
  const rows: Raw<StatementRow>[] = []
  for (const stretch of [
    { after: behind(known.before), upTo: known.last },
    { after: behind(known.folded), upTo: null },
  ]) {
    for (let next: string | undefined = stretch.after; next !== undefined && rows.length < limit;) {
      const journals: { id: string }[] = await query<{ id: string }>(db)`
        select id from (${journalsOf(ownOf(month.shopId), { ...stretch, after: next, most })}) journal order by id`
      if (journals.length > 0)
        rows.push(
          ...(await rowsAmong(
            db,
            month,
            journals.map(({ id }) => id),
          )),
        )
      next = journals.length < most ? undefined : journals.at(-1)?.id
    }
  }
  return rows.slice(0, limit).map((row) => ({ ...row, ...typed(row) }))
}

export type MonthSums = { opening: Money; orders: number; kinds: (StatementTotals & { kind: string })[] }

/** The totals of a month by kind, and the opening balance. They consist of the stored monthly sums and the journals that are newer. */
export const statementSums = async (db: Db, { shopId, month }: Month): Promise<MonthSums> => {
  const newer = statementLines(
    journalsOf(ownOf(shopId), { after: sql`(select journal_id from seller_finances.folded)`, upTo: null }),
    first.ofSome,
  )
  const found = await query<Raw<StatementTotals> & { kind: string; orders: string; before: boolean }>(db)`
    select before, kind, orders, ${named} from (
      select month < ${month}::date as before, kind, ${summed} from (
        select month, kind, ${sums} from seller_finances.month_sum where shop_id = ${shopId} and month <= ${month}::date
        union all select month, kind, ${sums} from (${newer}) line where shop_id = ${shopId} and month <= ${month}::date) line
      group by 1, 2) told order by kind`
  const kinds = found.filter(({ before }) => !before)
  return {
    opening: found.filter(({ before }) => before).reduce((sum, { net, cash }) => minor(sum + BigInt(net) + BigInt(cash)), nothing),
    orders: kinds.reduce((sum, { orders }) => sum + Number(orders), 0),
    kinds: kinds.map((row) => ({ kind: row.kind, ...typed(row) })),
  }
}
