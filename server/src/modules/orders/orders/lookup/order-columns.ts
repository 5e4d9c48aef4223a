import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { ListedOrder, OrderRecord } from './order.ts'

type Amounts =
  | 'items'
  | 'shopDiscount'
  | 'mallDiscount'
  | 'delivery'
  | 'shopDeliveryDiscount'
  | 'mallDeliveryDiscount'
  | 'tax'
  | 'total'
  | 'refunded'
  | 'mallRefunded'
export type RawOrder = Omit<OrderRecord, Amounts> & Record<Amounts, string>

/** The columns of an order with a summary of its lines; select them from `orders.order_header` joined with `saleLooks`. */
export const orderColumns = sql`order_header.id, order_no as "orderNo", payment_id as "paymentId", customer_id as "customerId", shop_id as "shopId",
  shop_name as "shopName", status, payment_status as "paymentStatus", delivery_status as "deliveryStatus", items, shop_discount as "shopDiscount",
  mall_discount as "mallDiscount", delivery, shop_delivery_discount as "shopDeliveryDiscount", mall_delivery_discount as "mallDeliveryDiscount", tax,
  tax_included as "taxIncluded", total, commission_rate as "commissionRate", refunded, mall_refunded as "mallRefunded", address, arrival, shown, remark,
  placed_at as "placedAt", paid_at as "paidAt", collected_at as "collectedAt", handed_over_at as "handedOverAt", accepted_at as "acceptedAt", shipped_at as "shippedAt", delivered_at as "deliveredAt",
  received_at as "receivedAt", return_until as "returnUntil", extended_at as "extendedAt", send_by as "sendBy", ended_at as "endedAt", next_at as "nextAt", next_do as "nextDo",
  open_refunds as "openRefunds", coalesce((select lines_left from orders.to_rate where order_id = order_header.id), 0)::int as "toRate",
  moved_for as "movedFor", demo, looks.pieces, looks."linesCount", looks.first, looks.pictures`
/** The columns that a list shows. The other columns are read when an order is opened. */
export type RawListed = Omit<ListedOrder, 'total' | 'refunded'> & { total: string; refunded: string }
export const listedColumns = sql`order_header.id, order_no as "orderNo", payment_id as "paymentId", shop_id as "shopId", shop_name as "shopName", status,
  payment_status as "paymentStatus", delivery_status as "deliveryStatus", total, refunded,
  jsonb_build_object('country', address->'country', 'fullName', address->'fullName') as address, arrival,
  placed_at as "placedAt", paid_at as "paidAt", collected_at as "collectedAt", shipped_at as "shippedAt", received_at as "receivedAt", return_until as "returnUntil",
  extended_at as "extendedAt", send_by as "sendBy", next_at as "nextAt", next_do as "nextDo", open_refunds as "openRefunds",
  coalesce((select lines_left from orders.to_rate where order_id = order_header.id), 0)::int as "toRate", looks.pieces, looks."linesCount", looks.first, looks.pictures`
export const orderPreview = sql`lateral (
    select sum(quantity)::int as pieces, count(*)::int as "linesCount",
      jsonb_agg(goods - '{product_id,sku_id,options,image,tint}'::text[]) filter (where line = 1) -> 0 as first,
      jsonb_agg(jsonb_build_object('image', goods->'image', 'tint', goods->'tint') order by line) filter (where line <= 4) as pictures
    from orders.line where order_id = order_header.id
  ) looks`

const read = (units: string): Money => minor(BigInt(units))
export const typedOrder = (row: RawOrder): OrderRecord => ({
  ...row,
  items: read(row.items),
  shopDiscount: read(row.shopDiscount),
  mallDiscount: read(row.mallDiscount),
  delivery: read(row.delivery),
  shopDeliveryDiscount: read(row.shopDeliveryDiscount),
  mallDeliveryDiscount: read(row.mallDeliveryDiscount),
  tax: read(row.tax),
  total: read(row.total),
  refunded: read(row.refunded),
  mallRefunded: read(row.mallRefunded),
})
export const typedListed = (row: RawListed): ListedOrder => ({ ...row, total: read(row.total), refunded: read(row.refunded) })
