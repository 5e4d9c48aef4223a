import { sql } from 'kysely'
import { escrowBalances } from '../ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../ledger/checks/index.ts'

/** What lies in escrow is what paid orders were sold for, one by one, until they are settled or given back. */
export const ordersChecks: readonly MoneyCheck[] = [
  sidesAgree(
    'paid_orders_and_escrows_agree',
    sql`select 'order:' || id as reference, total + mall_discount + mall_delivery_discount as amount from orders.sale
      where payment_status = 'paid' and status not in ('completed', 'cancelled') and total + mall_discount + mall_delivery_discount > 0`,
    escrowBalances(),
  ),
]
