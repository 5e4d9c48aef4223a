import { type RawBuilder, sql } from 'kysely'

const goingOn = ['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received']

/**
 * A subquery of a shop's paid orders that are not settled, with the columns `status`, `kept` (the price minus refunds), `commission_rate`,
 * `open_refunds`, `next_at`, `next_do`, `return_until`. The statuses are literals and not joined, so that the planner knows how few rows match.
 */
export const ordersInEscrow = (shopId: string): RawBuilder<unknown> => sql`
  select status, total + mall_discount + mall_delivery_discount - refunded - mall_refunded as kept, commission_rate, open_refunds, next_at, next_do, return_until
  from orders.order_header where shop_id = ${shopId} and status = any(${goingOn}::text[]) and payment_status in ('paid', 'part_refunded') and collected_at is null`

/**
 * A subquery of the amounts of orders, with the columns `id`, `order_no`, `commission_rate`, `gross`, `shop_coupons`, `mall_coupons`, `tax`,
 * `in_cash` (the cash that the shop received).
 */
export const soldFor = (): RawBuilder<unknown> =>
  sql`select id, order_no, commission_rate, items + delivery + case when tax_included then 0 else tax end as gross,
      shop_discount + shop_delivery_discount as shop_coupons, mall_discount + mall_delivery_discount as mall_coupons, tax,
      case when collected_at is null then 0 else total end as in_cash
    from orders.order_header`
