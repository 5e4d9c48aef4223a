import { minor, type Money } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import { all } from '../../../kernel/rows.ts'
import type { Sale } from '../reading/index.ts'

/** An order whose money still lies in its escrow. */
export type HeldForShop = {
  id: string
  status: Sale['status']
  total: Money
  mallPart: Money
  refunded: Money
  mallRefunded: Money
  commissionRate: number
  openRefunds: number
  nextAt: Date | null
  nextDo: Sale['nextDo']
  returnUntil: Date | null
}
type Amounts = 'total' | 'mallPart' | 'refunded' | 'mallRefunded'

const goingOn = ['paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received']

/** The orders of a shop that are paid and not settled, each by the index of its state. */
export const salesInEscrow = async (db: Db, shopId: string): Promise<HeldForShop[]> => {
  const found = await all<Omit<HeldForShop, Amounts> & Record<Amounts, string>>(db)`
    select sale.id, status, total, mall_discount + mall_delivery_discount as "mallPart", refunded, mall_refunded as "mallRefunded",
      commission_rate as "commissionRate", open_refunds as "openRefunds", next_at as "nextAt", next_do as "nextDo", return_until as "returnUntil"
    from unnest(${goingOn}::text[]) as of (state) join orders.sale on shop_id = ${shopId} and status = of.state
    where payment_status in ('paid', 'part_refunded')`
  const read = (units: string) => minor(BigInt(units))
  return found.map((row) => ({
    ...row,
    total: read(row.total),
    mallPart: read(row.mallPart),
    refunded: read(row.refunded),
    mallRefunded: read(row.mallRefunded),
  }))
}

/** What orders were sold for, as a part of another's statement: `id, order_no, commission_rate, gross, shop_coupons, mall_coupons, tax`. */
export const soldFor = (): RawBuilder<unknown> =>
  sql`select id, order_no, commission_rate, items + delivery + case when tax_included then 0 else tax end as gross,
      shop_discount + shop_delivery_discount as shop_coupons, mall_discount + mall_delivery_discount as mall_coupons, tax
    from orders.sale`
