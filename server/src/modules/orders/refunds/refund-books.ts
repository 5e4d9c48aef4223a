import { sql } from 'kysely'
import { sumsByReference } from '../../foundation/ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../../foundation/ledger/checks/index.ts'
import { openDueSums } from '../../foundation/ledger/dues/index.ts'
import { openRefundsOfOrders } from '../orders/index.ts'

const unpaid = sql`select reference from (${openDueSums()}) due`

/**
 * Checks refunds against the ledger. Every refund has a journal, and every refund journal has a request. A shop's unpaid due belongs to a request
 * that waits for money. Each order's count of unfinished requests is right. A due counts as paid at once, although its request is updated a moment
 * later.
 */
export const refundsChecks: readonly MoneyCheck[] = [
  sidesAgree(
    'refunds_and_journals_agree',
    sql`select reference, amount from (
        select 'refund:' || id as reference, returned + mall_returned as amount from refunds.refund where returned + mall_returned > 0
      ) gone where reference not in (${unpaid})`,
    sumsByReference(['refund']),
  ),
  sidesAgree(
    'owed_refunds_and_dues_agree',
    sql`select reference, amount from (
        select 'refund:' || id as reference, returned + mall_returned as amount from refunds.refund where state = 'refund_owed'
      ) owed where reference in (${unpaid})`,
    openDueSums(),
  ),
  sidesAgree(
    'open_refunds_and_orders_agree',
    sql`select 'order:' || order_id as reference, count(*) as amount from refunds.refund
      where state not in ('refunding', 'refunded', 'closed', 'cancelled') group by order_id`,
    openRefundsOfOrders(),
  ),
]
