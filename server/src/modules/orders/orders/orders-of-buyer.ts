import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query, exists } from '../../../platform/db/rows.ts'
import type { OrderRecord } from './lookup/order.ts'

export type BuyerOrder = Pick<
  OrderRecord,
  'id' | 'shopId' | 'status' | 'paymentStatus' | 'commissionRate' | 'returnUntil' | 'paidAt' | 'endedAt'
> & {
  /** The amount that the buyer paid, minus refunds. */
  kept: Money
  productIds: string[]
  /** True if the order was paid in cash, and the shop has not handed this cash over to the mall. */
  isCashKept: boolean
}

/** A customer's purchases, oldest first. */
export const ordersOfBuyer = async (db: Db, customerId: string): Promise<BuyerOrder[]> => {
  const found = await query<Omit<BuyerOrder, 'kept'> & { kept: string }>(db)`select id, shop_id as "shopId", status,
      payment_status as "paymentStatus", commission_rate as "commissionRate", return_until as "returnUntil", paid_at as "paidAt", ended_at as "endedAt",
      total - refunded as kept, collected_at is not null and handed_over_at is null as "isCashKept", array(select distinct product_id::text from orders.line where order_id = order_header.id) as "productIds"
    from orders.order_header where customer_id = ${customerId} order by id`
  return found.map((row) => ({ ...row, kept: minor(BigInt(row.kept)) }))
}

/** Whether an order's delivery address was used by one of these customers, regardless of spelling. */
export const goesToOneOf = (db: Db, orderId: string, customerIds: readonly string[]): Promise<boolean> =>
  exists(
    db,
  )`with placed as (select id, customer_id, regexp_replace(lower(concat(address ->> 'country', address ->> 'postcode', address ->> 'city',
      address ->> 'street')), '[^[:alnum:]]', '', 'g') as place from orders.order_header where id = ${orderId} or customer_id = any(${customerIds}::bigint[]))
    select 1 from placed own join placed other on other.place = own.place where own.id = ${orderId} and own.place <> ''
      and other.customer_id = any(${customerIds}::bigint[]) and other.customer_id <> own.customer_id`
