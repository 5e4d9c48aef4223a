import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import { all, given } from '../../../kernel/rows.ts'
import { owedByShop, shopAvailableOf, shopFrozenOf } from '../../ledger/index.ts'
import { gatheredBefore, movesOf } from '../../ledger/books/index.ts'
import { soldFor } from '../../orders/earning/index.ts'

export type Sums = {
  gross: Money
  shopCoupons: Money
  mallCoupons: Money
  tax: Money
  refunds: Money
  commission: Money
  net: Money
  cash: Money
}
export type StatementRow = Sums & {
  id: string
  at: Date
  kind: string
  orderId: string | null
  orderNo: string | null
  commissionRate: number | null
  remark: string
}
export type Month = { shopId: string; from: Date; to: Date }
type Raw<T> = { [K in keyof T]: T[K] extends Money ? string : T[K] }

const ownOf = (shopId: string) => [shopAvailableOf(shopId), shopFrozenOf(shopId), owedByShop(shopId)]

/**
 * The month of a shop as rows: what its books say, an order at a time, beside what the order says it was sold for. What was given back before an order was
 * settled is what it was not settled for; what went back afterwards stands by itself.
 */
const rowsOf = ({ shopId, from, to }: Month) => sql`
  with moves as (select *, substring(reference from '^(?:order|cod):([0-9]+)$')::bigint as sale_id, substring(reference from '^refund:([0-9]+)$') as refund_id
      from (${movesOf(ownOf(shopId), { from, to })}) moved),
  settled as (
    select min(journal_id) as id, min(at) as at, sale_id, sum(commission)::bigint as commission, sum(net - cash)::bigint as net, sum(cash)::bigint as cash
    from moves where sale_id is not null group by sale_id)
  select settled.id, at, 'sale'::text as kind, sale_id as order_id, order_no, commission_rate, '' as remark, gross, shop_coupons, mall_coupons, tax,
      gross - shop_coupons - commission - net as refunds, commission, net, cash
    from settled join (${soldFor()}) sold on sold.id = sale_id
  union all
  select journal_id, at, case when refund_id is null then kind else 'refund' end, null, case when refund_id is null then null else remark end, null,
      case when refund_id is null then remark else '' end, 0, 0, 0, 0,
      case when refund_id is null then 0 else -net - commission end, case when refund_id is null then 0 else commission end, net, 0
    from moves where sale_id is null and net <> 0`

const read = (units: string): Money => minor(BigInt(units))
const summed = sql`coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(shop_coupons), 0)::bigint as "shopCoupons",
  coalesce(sum(mall_coupons), 0)::bigint as "mallCoupons", coalesce(sum(tax), 0)::bigint as tax, coalesce(sum(refunds), 0)::bigint as refunds,
  coalesce(sum(commission), 0)::bigint as commission, coalesce(sum(net), 0)::bigint as net, coalesce(sum(cash), 0)::bigint as cash`
const typed = (row: Raw<Sums>): Sums => ({
  gross: read(row.gross),
  shopCoupons: read(row.shopCoupons),
  mallCoupons: read(row.mallCoupons),
  tax: read(row.tax),
  refunds: read(row.refunds),
  commission: read(row.commission),
  net: read(row.net),
  cash: read(row.cash),
})

/** A month, the first row first, from behind a row on. */
export const statementRows = async (db: Db, month: Month, after: string | null, limit: number): Promise<StatementRow[]> => {
  const found = await all<Raw<StatementRow>>(db)`select id, at, kind, order_id as "orderId", order_no as "orderNo",
      commission_rate as "commissionRate", remark, gross, shop_coupons as "shopCoupons", mall_coupons as "mallCoupons", tax, refunds, commission, net, cash
    from (${rowsOf(month)}) statement where ${after}::bigint is null or id > ${after}::bigint order by id limit ${limit}`
  return found.map((row) => ({ ...row, ...typed(row) }))
}

export type MonthSums = { opening: Money; orders: number; kinds: (Sums & { kind: string })[] }

/** What the rows of a month come to by their kind, and what was there before. */
export const statementSums = async (db: Db, month: Month): Promise<MonthSums> => {
  const [opening, kinds] = await Promise.all([
    given<{ amount: string }>(db)`select amount from (${gatheredBefore(ownOf(month.shopId), month.from)}) gathered`,
    all<Raw<Sums> & { kind: string; count: number }>(db)`select kind, count(*)::int as count, ${summed} from (${rowsOf(month)}) statement
      group by kind order by kind`,
  ])
  return {
    opening: read(opening.amount),
    orders: kinds.find(({ kind }) => kind === 'sale')?.count ?? 0,
    kinds: kinds.map((row) => ({ kind: row.kind, ...typed(row) })),
  }
}
