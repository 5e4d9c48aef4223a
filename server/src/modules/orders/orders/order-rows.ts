import { minor, type Money } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { query, exists } from '../../../platform/db/rows.ts'
import { readOrderTimes } from './steps/order-times.ts'

type OrderStatus =
  | 'unpaid'
  | 'paid'
  | 'to_ship'
  | 'shipped'
  | 'in_transit'
  | 'on_the_way'
  | 'delivered'
  | 'received'
  | 'completed'
  | 'cancelled'
type OrderPaymentStatus = 'unpaid' | 'paying' | 'paid' | 'cod_due' | 'cod_collected' | 'part_refunded' | 'refunded' | 'failed'

type NewOrderLine = {
  productId: string
  skuId: string
  /** The product data shown to people: names, options and picture. */
  goods: object
  quantity: number
  price: Money
  amount: Money
  shopDiscount: Money
  mallDiscount: Money
  taxRate: number
  tax: Money
}
export type NewOrder = {
  shopId: string
  shopName: string
  items: Money
  shopDiscount: Money
  mallDiscount: Money
  delivery: Money
  shopDeliveryDiscount: Money
  mallDeliveryDiscount: Money
  tax: Money
  taxIncluded: boolean
  total: Money
  commissionRate: number
  arrival: object
  remark: string
  lines: readonly NewOrderLine[]
}
/** The fields that are the same for all orders of one payment. */
type Placing = {
  paymentId: string
  customerId: string
  status: 'unpaid' | 'to_ship'
  paymentStatus: 'unpaid' | 'cod_due'
  address: object
  shown: object
  placedAt: Date
  demo: boolean
}
export type Placed = { id: string; orderNo: string; shopId: string }

const units = (amount: Money): string => String(amount)

/** Writes the orders of one payment with their lines, in one statement. */
export const insertOrders = async (tx: Tx, placing: Placing, orders: readonly NewOrder[]): Promise<Placed[]> => {
  const day = placing.placedAt.toISOString().slice(0, 10).replaceAll('-', '')
  const rows = orders.map((order) => ({
    shop_id: order.shopId,
    shop_name: order.shopName,
    items: units(order.items),
    shop_discount: units(order.shopDiscount),
    mall_discount: units(order.mallDiscount),
    delivery: units(order.delivery),
    shop_delivery_discount: units(order.shopDeliveryDiscount),
    mall_delivery_discount: units(order.mallDeliveryDiscount),
    tax: units(order.tax),
    tax_included: order.taxIncluded,
    total: units(order.total),
    commission_rate: order.commissionRate,
    arrival: order.arrival,
    remark: order.remark,
  }))
  const lines = orders.flatMap((order) =>
    order.lines.map((line, at) => ({
      shop_id: order.shopId,
      line: at + 1,
      product_id: line.productId,
      sku_id: line.skuId,
      goods: line.goods,
      quantity: line.quantity,
      price: units(line.price),
      amount: units(line.amount),
      shop_discount: units(line.shopDiscount),
      mall_discount: units(line.mallDiscount),
      tax_rate: line.taxRate,
      tax: units(line.tax),
    })),
  )
  const placed = await query<Placed>(tx)`
    with sold as (
      insert into orders.order_header (order_day, payment_id, customer_id, shop_id, shop_name, status, payment_status, delivery_status, items, shop_discount,
        mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, remark,
        placed_at, moved_by, demo)
      select ${day}, ${placing.paymentId}::bigint, ${placing.customerId}::bigint, given.shop_id, given.shop_name, ${placing.status},
        ${placing.paymentStatus}, ${placing.status === 'to_ship' ? 'preparing' : 'none'}, given.items, given.shop_discount, given.mall_discount, given.delivery,
        given.shop_delivery_discount, given.mall_delivery_discount, given.tax, given.tax_included, given.total, given.commission_rate,
        ${JSON.stringify(placing.address)}::jsonb, given.arrival, ${JSON.stringify(placing.shown)}::jsonb, given.remark, ${placing.placedAt}::timestamptz,
        ${`customer:${placing.customerId}`}, ${placing.demo}::boolean
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (shop_id bigint, shop_name text, items bigint, shop_discount bigint, mall_discount bigint, delivery bigint,
        shop_delivery_discount bigint, mall_delivery_discount bigint, tax bigint, tax_included boolean, total bigint, commission_rate int, arrival jsonb, remark text)
      on conflict (order_no) do nothing returning id, order_no, shop_id
    ),
    listed as (
      insert into orders.line (order_id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax)
      select sold.id, given.line, given.product_id, given.sku_id, given.goods, given.quantity, given.price, given.amount, given.shop_discount,
        given.mall_discount, given.tax_rate, given.tax
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (shop_id bigint, line smallint, product_id bigint, sku_id bigint, goods jsonb, quantity int,
        price bigint, amount bigint, shop_discount bigint, mall_discount bigint, tax_rate int, tax bigint)
      join sold using (shop_id)
    )
    select id, order_no as "orderNo", shop_id as "shopId" from sold order by id`
  // Order numbers are random. After a collision the transaction is retried, which generates another number.
  if (placed.length < orders.length) throw Object.assign(new Error('the number of an order was given before'), { code: '40001' })
  return placed
}

type OrderMove = {
  to: OrderStatus
  paymentStatus: OrderPaymentStatus
  actor: Actor
  reason?: string
  at: Date
}
export type MovedOrder = { id: string; orderNo: string; shopName: string; total: Money; mallPart: Money }
type RawMoved = Omit<MovedOrder, 'total' | 'mallPart'> & { total: string; mallPart: string }
/** Changes the status of all orders of a payment. The database refuses invalid transitions. */
export const moveOrders = async (
  tx: Tx,
  paymentId: string,
  { to, paymentStatus, actor, reason = '', at }: OrderMove,
): Promise<MovedOrder[]> => {
  const isEnd = to === 'cancelled' || to === 'completed'
  const times = await readOrderTimes(tx)
  const after = (ms: number) => new Date(at.getTime() + ms)
  const next =
    to === 'paid' ? { at: after(times.acceptMs), do: 'accept' } : to === 'to_ship' ? { at: after(times.remindMs), do: 'remind' } : null
  const moved = await query<RawMoved>(tx)`
    with moved as (
      update orders.order_header set status = ${to}, payment_status = ${paymentStatus}, moved_by = ${actor}, moved_for = ${reason},
        delivery_status = case when ${to} in ('paid', 'to_ship') then 'preparing' else delivery_status end,
        paid_at = case when ${paymentStatus} = 'paid' then ${at}::timestamptz else paid_at end,
        ended_at = case when ${isEnd} then ${at}::timestamptz else ended_at end,
        send_by = ${to === 'to_ship' ? after(times.cancelMs) : null}::timestamptz, next_at = ${next?.at ?? null}::timestamptz, next_do = ${next?.do ?? null}
      where payment_id = ${paymentId} returning id, order_no, shop_name, total, mall_discount + mall_delivery_discount as mall_part
    )
    select id, order_no as "orderNo", shop_name as "shopName", total, mall_part as "mallPart" from moved order by id`
  return moved.map((row) => ({ ...row, total: minor(BigInt(row.total)), mallPart: minor(BigInt(row.mallPart)) }))
}

export type OrderRow = {
  id: string
  orderNo: string
  shopId: string
  status: OrderStatus
  total: Money
  arrival: { key: string; from: string; to: string; cod: boolean }
  pieces: number
  pictures: { image: string | null; tint: number }[]
}
type Raw = Omit<OrderRow, 'total'> & { total: string }

/** The orders of these payments, grouped by payment id. */
export const ordersOfPayments = async (db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, OrderRow[]>> => {
  const found = await query<Raw & { paymentId: string }>(db)`
    select order_header.id, payment_id as "paymentId", order_no as "orderNo", shop_id as "shopId", status, total, arrival,
      lines.pieces, lines.pictures
    from orders.order_header join lateral (
      select sum(quantity)::int as pieces, jsonb_agg(jsonb_build_object('image', goods->'image', 'tint', goods->'tint') order by line) as pictures
      from orders.line where order_id = order_header.id
    ) lines on true
    where payment_id = any(${paymentIds}::bigint[]) order by order_header.id`
  const orders = new Map<string, OrderRow[]>()
  for (const { paymentId, ...row } of found) {
    const order = { ...row, total: minor(BigInt(row.total)) }
    orders.set(paymentId, [...(orders.get(paymentId) ?? []), order])
  }
  return orders
}

/** Whether the customer has an order that was not cancelled. */
export const hasOrdered = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from orders.order_header where customer_id = ${customerId} and status <> 'cancelled' limit 1`

/** Whether the customer has orders that are unpaid or in progress. */
export const hasOpenOrders = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from orders.order_header where customer_id = ${customerId} and status not in ('cancelled', 'completed') limit 1`
