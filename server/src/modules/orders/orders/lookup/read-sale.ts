import { minor } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'
import { type RawSale, saleColumns, saleLooks, typedSale } from './sale-columns.ts'
import type { Sale, SaleEvent, SaleLine } from './sale.ts'

/** Reads one order. The caller checks who owns it. */
export const saleById = async (db: Db, id: string): Promise<Sale | null> => {
  const row = await findOne<RawSale>(db)`select ${saleColumns} from orders.sale cross join ${saleLooks} where sale.id = ${id}`
  return row && typedSale(row)
}

/** Several orders in the requested order; unknown IDs are left out. */
export const salesByIds = async (db: Db, ids: readonly string[]): Promise<Sale[]> => {
  const found = await query<RawSale>(
    db,
  )`select ${saleColumns} from orders.sale cross join ${saleLooks} where sale.id = any(${ids}::bigint[])`
  const byId = new Map(found.map((row) => [row.id, typedSale(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Amounts = 'price' | 'amount' | 'shopDiscount' | 'mallDiscount' | 'tax' | 'paid'
type RawLine = Omit<SaleLine, Amounts> & Record<Amounts, string>

/** The lines of orders, in their order. */
export const saleLines = async (db: Db, saleIds: readonly string[]): Promise<SaleLine[]> => {
  const found = await query<RawLine>(db)`
    select sale_id as "saleId", line, product_id as "productId", sku_id as "skuId", goods, quantity, price, amount,
      line.shop_discount as "shopDiscount", line.mall_discount as "mallDiscount", tax_rate as "taxRate", line.tax,
      amount - line.shop_discount - line.mall_discount + case when tax_included then 0 else line.tax end as paid,
      exists (select from orders.given_back where (given_back.sale_id, given_back.line) = (line.sale_id, line.line)) as "isGivenBack"
    from orders.line join orders.sale on sale.id = sale_id where sale_id = any(${saleIds}::bigint[]) order by sale_id, line`
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
export const saleEvents = (db: Db, saleId: string): Promise<SaleEvent[]> =>
  query<SaleEvent>(db)`select before, after, actor, reason, at from orders.history where sale_id = ${saleId} order by id`
