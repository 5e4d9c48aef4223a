import { minor } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'
import { type RawOrder, orderColumns, orderPreview, typedOrder } from './order-columns.ts'
import type { OrderRecord, OrderHistoryRow, OrderLineRecord } from './order.ts'

/** Reads one order. The caller must check that the user may read it. */
export const orderById = async (db: Db, id: string): Promise<OrderRecord | null> => {
  const row = await findOne<RawOrder>(
    db,
  )`select ${orderColumns} from orders.order_header cross join ${orderPreview} where order_header.id = ${id}`
  return row && typedOrder(row)
}

/** Several orders in the order of `ids`; unknown ids are left out. */
export const ordersByIds = async (db: Db, ids: readonly string[]): Promise<OrderRecord[]> => {
  const found = await query<RawOrder>(
    db,
  )`select ${orderColumns} from orders.order_header cross join ${orderPreview} where order_header.id = any(${ids}::bigint[])`
  const byId = new Map(found.map((row) => [row.id, typedOrder(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Amounts = 'price' | 'amount' | 'shopDiscount' | 'mallDiscount' | 'tax' | 'paid'
type RawLine = Omit<OrderLineRecord, Amounts> & Record<Amounts, string>

/** The lines of these orders, sorted by order and line. */
export const orderLines = async (db: Db, orderIds: readonly string[]): Promise<OrderLineRecord[]> => {
  const found = await query<RawLine>(db)`
    select order_id as "orderId", line, product_id as "productId", sku_id as "skuId", goods, quantity, price, amount,
      line.shop_discount as "shopDiscount", line.mall_discount as "mallDiscount", tax_rate as "taxRate", line.tax,
      amount - line.shop_discount - line.mall_discount + case when tax_included then 0 else line.tax end as paid,
      exists (select from orders.given_back where (given_back.order_id, given_back.line) = (line.order_id, line.line)) as "isGivenBack"
    from orders.line join orders.order_header on order_header.id = order_id where order_id = any(${orderIds}::bigint[]) order by order_id, line`
  return found.map((row) => ({
    ...row,
    price: minor(BigInt(row.price)),
    amount: minor(BigInt(row.amount)),
    shopDiscount: minor(BigInt(row.shopDiscount)),
    mallDiscount: minor(BigInt(row.mallDiscount)),
    tax: minor(BigInt(row.tax)),
    paid: minor(BigInt(row.paid)),
  }))
}

/** The history of an order, oldest first. */
export const orderHistory = (db: Db, orderId: string): Promise<OrderHistoryRow[]> =>
  query<OrderHistoryRow>(db)`select before, after, actor, reason, at from orders.history where order_id = ${orderId} order by id`
