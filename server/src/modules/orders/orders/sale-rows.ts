import { minor, type Money } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { query, exists } from '../../../platform/db/rows.ts'
import { saleTimes } from './steps/sale-times.ts'

type SaleStatus =
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
type SalePaymentStatus = 'unpaid' | 'paying' | 'paid' | 'cod_due' | 'cod_collected' | 'part_refunded' | 'refunded' | 'failed'

type NewSaleLine = {
  productId: string
  skuId: string
  /** As people recognise it: names, options, picture. */
  goods: object
  quantity: number
  price: Money
  amount: Money
  shopDiscount: Money
  mallDiscount: Money
  taxRate: number
  tax: Money
}
export type NewSale = {
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
  lines: readonly NewSaleLine[]
}
/** The fields that all orders of one payment share. */
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
export const insertSales = async (tx: Tx, placing: Placing, sales: readonly NewSale[]): Promise<Placed[]> => {
  const day = placing.placedAt.toISOString().slice(0, 10).replaceAll('-', '')
  const rows = sales.map((sale) => ({
    shop_id: sale.shopId,
    shop_name: sale.shopName,
    items: units(sale.items),
    shop_discount: units(sale.shopDiscount),
    mall_discount: units(sale.mallDiscount),
    delivery: units(sale.delivery),
    shop_delivery_discount: units(sale.shopDeliveryDiscount),
    mall_delivery_discount: units(sale.mallDeliveryDiscount),
    tax: units(sale.tax),
    tax_included: sale.taxIncluded,
    total: units(sale.total),
    commission_rate: sale.commissionRate,
    arrival: sale.arrival,
    remark: sale.remark,
  }))
  const lines = sales.flatMap((sale) =>
    sale.lines.map((line, at) => ({
      shop_id: sale.shopId,
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
      insert into orders.sale (order_day, payment_id, customer_id, shop_id, shop_name, status, payment_status, delivery_status, items, shop_discount,
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
      insert into orders.line (sale_id, line, product_id, sku_id, goods, quantity, price, amount, shop_discount, mall_discount, tax_rate, tax)
      select sold.id, given.line, given.product_id, given.sku_id, given.goods, given.quantity, given.price, given.amount, given.shop_discount,
        given.mall_discount, given.tax_rate, given.tax
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (shop_id bigint, line smallint, product_id bigint, sku_id bigint, goods jsonb, quantity int,
        price bigint, amount bigint, shop_discount bigint, mall_discount bigint, tax_rate int, tax bigint)
      join sold using (shop_id)
    )
    select id, order_no as "orderNo", shop_id as "shopId" from sold order by id`
  // Order numbers are random. After a collision the transaction is retried and draws another one.
  if (placed.length < sales.length) throw Object.assign(new Error('the number of an order was given before'), { code: '40001' })
  return placed
}

type SaleMove = {
  to: SaleStatus
  paymentStatus: SalePaymentStatus
  actor: Actor
  reason?: string
  at: Date
}
export type MovedSale = { id: string; orderNo: string; shopName: string; total: Money; mallPart: Money }
type RawMoved = Omit<MovedSale, 'total' | 'mallPart'> & { total: string; mallPart: string }
/** Moves the orders of a payment together; the database refuses invalid transitions. */
export const moveSales = async (
  tx: Tx,
  paymentId: string,
  { to, paymentStatus, actor, reason = '', at }: SaleMove,
): Promise<MovedSale[]> => {
  const isEnd = to === 'cancelled' || to === 'completed'
  const times = await saleTimes(tx)
  const after = (ms: number) => new Date(at.getTime() + ms)
  const next =
    to === 'paid' ? { at: after(times.acceptMs), do: 'accept' } : to === 'to_ship' ? { at: after(times.remindMs), do: 'remind' } : null
  const moved = await query<RawMoved>(tx)`
    with moved as (
      update orders.sale set status = ${to}, payment_status = ${paymentStatus}, moved_by = ${actor}, moved_for = ${reason},
        delivery_status = case when ${to} in ('paid', 'to_ship') then 'preparing' else delivery_status end,
        paid_at = case when ${paymentStatus} = 'paid' then ${at}::timestamptz else paid_at end,
        ended_at = case when ${isEnd} then ${at}::timestamptz else ended_at end,
        send_by = ${to === 'to_ship' ? after(times.cancelMs) : null}::timestamptz, next_at = ${next?.at ?? null}::timestamptz, next_do = ${next?.do ?? null}
      where payment_id = ${paymentId} returning id, order_no, shop_name, total, mall_discount + mall_delivery_discount as mall_part
    )
    select id, order_no as "orderNo", shop_name as "shopName", total, mall_part as "mallPart" from moved order by id`
  return moved.map((row) => ({ ...row, total: minor(BigInt(row.total)), mallPart: minor(BigInt(row.mallPart)) }))
}

export type SaleRow = {
  id: string
  orderNo: string
  shopId: string
  status: SaleStatus
  total: Money
  arrival: { key: string; from: string; to: string; cod: boolean }
  pieces: number
  pictures: { image: string | null; tint: number }[]
}
type Raw = Omit<SaleRow, 'total'> & { total: string }

/** The orders of payments, by payment. */
export const salesOfPayments = async (db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, SaleRow[]>> => {
  const found = await query<Raw & { paymentId: string }>(db)`
    select sale.id, payment_id as "paymentId", order_no as "orderNo", shop_id as "shopId", status, total, arrival,
      lines.pieces, lines.pictures
    from orders.sale join lateral (
      select sum(quantity)::int as pieces, jsonb_agg(jsonb_build_object('image', goods->'image', 'tint', goods->'tint') order by line) as pictures
      from orders.line where sale_id = sale.id
    ) lines on true
    where payment_id = any(${paymentIds}::bigint[]) order by sale.id`
  const sales = new Map<string, SaleRow[]>()
  for (const { paymentId, ...row } of found) {
    const sale = { ...row, total: minor(BigInt(row.total)) }
    sales.set(paymentId, [...(sales.get(paymentId) ?? []), sale])
  }
  return sales
}

/** Whether the customer has an order that was not cancelled. */
export const hasOrdered = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from orders.sale where customer_id = ${customerId} and status <> 'cancelled' limit 1`

/** Whether the customer has orders that are unpaid or in progress. */
export const hasOpenOrders = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from orders.sale where customer_id = ${customerId} and status not in ('cancelled', 'completed') limit 1`
