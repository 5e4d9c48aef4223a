import { sql } from 'kysely'
import { sumsByReference } from '../ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../ledger/checks/index.ts'
import { openRefundsOfSales } from '../orders/index.ts'

/** Whatever went back by a request has its journal, no journal lacks its request, and orders know how many of theirs are open. */
export const refundsChecks: readonly MoneyCheck[] = [
  sidesAgree(
    'refunds_and_journals_agree',
    sql`select 'refund:' || id as reference, returned + mall_returned as amount from refunds.refund where returned + mall_returned > 0`,
    sumsByReference(['refund']),
  ),
  sidesAgree(
    'open_refunds_and_orders_agree',
    sql`select 'order:' || sale_id as reference, count(*) as amount from refunds.refund
      where state not in ('refunding', 'refunded', 'closed', 'cancelled') group by sale_id`,
    openRefundsOfSales(),
  ),
]
