import { sql } from 'kysely'
import { escrowBalances } from '../../foundation/ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../../foundation/ledger/checks/index.ts'

/** Checks that the escrow of each paid order equals the order's price minus refunds, until the order is settled or cancelled. */
export const ordersChecks: readonly MoneyCheck[] = [
  sidesAgree(
    'paid_orders_and_escrows_agree',
    sql`select reference, amount from (
        select 'order:' || id as reference, total + mall_discount + mall_delivery_discount - refunded - mall_refunded as amount from orders.order_header
        where payment_status in ('paid', 'part_refunded') and collected_at is null and status not in ('completed', 'cancelled')
      ) open where amount > 0`,
    escrowBalances(),
  ),
]
