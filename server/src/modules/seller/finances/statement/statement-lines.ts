import { type RawBuilder, sql } from 'kysely'
import { journalsAbout, movesOf } from '../../../foundation/ledger/money/index.ts'
import { soldFor } from '../../../orders/orders/index.ts'

type Statement = RawBuilder<unknown>

export const sums = sql`orders, gross, shop_coupons, mall_coupons, tax, refunds, commission, net, cash`
export const summed = sql`coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(gross), 0)::bigint as gross,
  coalesce(sum(shop_coupons), 0)::bigint as shop_coupons, coalesce(sum(mall_coupons), 0)::bigint as mall_coupons, coalesce(sum(tax), 0)::bigint as tax,
  coalesce(sum(refunds), 0)::bigint as refunds, coalesce(sum(commission), 0)::bigint as commission, coalesce(sum(net), 0)::bigint as net,
  coalesce(sum(cash), 0)::bigint as cash`

/**
 * Ledger movements with their month (UTC, as in the ledger) and their order or refund. A shop's cash report moves only the commission in the ledger.
 * So the cash that the shop received is read from the order.
 */
export const placed = (journals: Statement): Statement => sql`
  select journal_id, shop_id, reference, kind, remark, at, net, commission,
    cash - case when kind = 'cash_commission' and reference like 'cod:%' then coalesce(in_cash, 0) else 0 end as cash,
    date_trunc('month', at at time zone 'UTC')::date as month, order_id, refund_id
  from (select *, substring(reference from '^(?:order|cod):([0-9]+)$')::bigint as order_id, substring(reference from '^refund:([0-9]+)$') as refund_id
    from (${movesOf(journals)}) moved) moved
    left join lateral (select in_cash from (${soldFor()}) sold where sold.id = order_id) sold on true`

/** Every ledger movement of an order, in the form of `placed`. */
export const movesOfOrder = (orderId: Statement): Statement =>
  placed(journalsAbout(sql`array['order:' || ${orderId}, 'cod:' || ${orderId}]`))

/**
 * SQL condition: this movement is the first of its order in its month, so it carries the order's price. `ofSome` is fast for few movements, `ofAll`
 * for a full scan.
 */
export const first = {
  ofSome: sql`not exists (select from (${movesOfOrder(sql`moves.order_id`)}) earlier
    where earlier.journal_id < moves.journal_id and earlier.shop_id = moves.shop_id and earlier.month = moves.month)`,
  ofAll: sql`row_number() over (partition by moves.shop_id, moves.month, moves.order_id order by moves.journal_id) = 1`,
}

/**
 * The amounts that each journal adds to a statement: `shop_id, month, kind, id`, and the sums. For a refund before the settlement, the sale line
 * shows the amount that was not settled. A later refund has a separate line.
 */
export const statementLines = (journals: Statement, isFirst: Statement): Statement => sql`
  select shop_id, month, 'sale'::text as kind, id, is_first::int as orders, case when is_first then gross else 0 end as gross,
    case when is_first then shop_coupons else 0 end as shop_coupons, case when is_first then mall_coupons else 0 end as mall_coupons,
    case when is_first then tax else 0 end as tax, case when is_first then gross - shop_coupons else 0 end - commission - net as refunds, commission, net, cash
  from (
    select moves.shop_id, month, journal_id as id, commission, net - cash as net, cash, ${isFirst} as is_first, gross, shop_coupons, mall_coupons, tax
    from (${placed(journals)}) moves join (${soldFor()}) sold on sold.id = moves.order_id) settled
  union all
  select shop_id, month, case when refund_id is null then kind else 'refund' end, journal_id, 0, 0, 0, 0, 0,
    case when refund_id is null then 0 else -net - commission end, case when refund_id is null then 0 else commission end, net, 0
  from (${placed(journals)}) moves where order_id is null and net <> 0`
