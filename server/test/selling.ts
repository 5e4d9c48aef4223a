import { sql } from 'kysely'
import { transaction } from '../src/platform/db/transaction.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import type { Tx } from '../src/platform/db/database.ts'
import { type LockedOrder, lockOrder } from '../src/modules/orders/orders/steps/move-order.ts'
import { newShopper, type OnSale, onSale, payFor, place, put, quote, type Shopper } from './buying.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedInAs } from './people.ts'

export type Sold = { shopper: Shopper; orderId: string; shopId: string; paymentId: string }
type How = { method?: 'wallet' | 'cod'; quantity?: number; goods?: OnSale; shopper?: Shopper; placing?: Record<string, unknown> }

/** Products of one shop, in a mall where every courier accepts cash on delivery. */
export const goodsForCash = async (mall: DemoMall): Promise<OnSale> => {
  await sql`update shipping.rate set cod = true`.execute(mall.kernel.db)
  const [goods] = await onSale(mall)
  if (!goods) throw new Error('nothing is on sale')
  return goods
}

/** Creates an order at one shop, paid or cash on delivery. */
export const sold = async (mall: DemoMall, { method = 'wallet', quantity = 1, placing = {}, ...how }: How = {}): Promise<Sold> => {
  const [first] = await onSale(mall)
  const goods = how.goods ?? first
  if (!goods) throw new Error('nothing is on sale')
  const shopper = how.shopper ?? (await newShopper(mall))
  await put(mall, shopper, goods, quantity)
  const quoted = await quote(mall, shopper, placing)
  if (quoted.code !== 200) throw new Error(`nothing was quoted: ${quoted.code} ${JSON.stringify(quoted.data)}`)
  const placed = await place(mall, shopper, quoted.data.quote_id, { payment_method: method })
  if (placed.code !== 200) throw new Error(`nothing was placed: ${placed.code} ${JSON.stringify(placed.data)}`)
  if (method === 'wallet') {
    const paid = await payFor(mall, shopper, placed.data.payment_id)
    if (paid.code !== 200) throw new Error(`nothing was paid: ${paid.code}`)
  }
  const orderId = placed.data.orders[0]?.id ?? ''
  return { shopper, orderId, shopId: goods.shopId, paymentId: placed.data.payment_id }
}

/** Opens a console session of a shop's owner. */
export const consoleOf = async (mall: DemoMall, shopId: string) => {
  const found = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${shopId}`.execute(mall.kernel.db)
  return signedInAs(mall.kernel, found.rows[0]?.owner ?? '', 'seller')
}

/** Runs work on a locked order, as the endpoints of fulfilment do. */
export const withOrder = <T>({ kernel }: DemoMall, id: string, story: (tx: Tx, order: LockedOrder) => Promise<T>): Promise<T> =>
  transaction(kernel, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Error(`there is no order ${id}`)
    return story(tx, order)
  })

export const orderNow = (mall: DemoMall, id: string): Promise<LockedOrder> => withOrder(mall, id, async (_tx, order) => order)

/** The balance of an account, in minor units. */
export const holds = async ({ kernel }: DemoMall, address: string): Promise<bigint> => {
  const found = await sql<{ balance: string }>`select balance from ledger.account where address = ${address}`.execute(kernel.db)
  return BigInt(found.rows[0]?.balance ?? 0)
}
/** Amounts received less amounts sent, for an account without a stored balance. */
export const flowInto = async ({ kernel }: DemoMall, address: string): Promise<bigint> => {
  const found = await sql<{ sum: string }>`select coalesce(sum(case when "to".address = ${address} then amount else -amount end), 0) as sum
    from ledger.posting join ledger.account "from" on "from".id = from_id join ledger.account "to" on "to".id = to_id
    where ${address} in ("from".address, "to".address)`.execute(kernel.db)
  return BigInt(found.rows[0]?.sum ?? 0)
}

export type Planted = {
  shopId: string
  customerId: string
  status: string
  paymentStatus?: string
  method?: 'wallet' | 'cod'
  total?: number
}
let planted = 0
/** Inserts an order directly in this state: two pieces of one line, with its money in the right accounts. */
export const plantOrder = async (
  kernel: Kernel,
  { shopId, customerId, status, paymentStatus = 'paid', method = 'wallet', total = 1000 }: Planted,
) => {
  planted += 1
  const isPaid = paymentStatus === 'paid'
  const isCollected = paymentStatus === 'cod_collected'
  const [ended, sent] = [status === 'completed' || status === 'cancelled', !['unpaid', 'paid', 'to_ship', 'cancelled'].includes(status)]
  const payment = await sql<{
    id: string
  }>`insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by, paid_at)
    values (${9_000_000 + process.pid * 100 + planted}, ${customerId}, ${method}, ${isPaid ? 'paid' : method === 'cod' ? 'cod_due' : 'unpaid'}, ${total}, '{}', '{}', '{}',
      now(), now() + interval '30 minutes', ${isPaid ? new Date() : null}) returning id`.execute(kernel.db)
  const order = await sql<{
    id: string
  }>`insert into orders.order_header (order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items,
      shop_discount, mall_discount, delivery, shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown,
      placed_at, paid_at, collected_at, ended_at, shipped_at, moved_by)
    values ('20260101', nextval('orders.order_count'), ${payment.rows[0]?.id}, ${customerId}, ${shopId}, 'A Shop', ${status}, ${paymentStatus}, ${total}, 0, 0, 0, 0, 0, 0,
      false, ${total}, 500, ${JSON.stringify({ fullName: 'A Shopper', phone: '+66', email: 'a@people.example', country: 'TH', state: '', city: 'Bangkok', street: '1', postcode: '1' })}::jsonb,
      ${JSON.stringify({ key: 'standard', names: { en: 'Standard' }, carrier: 'Post', from: '2026-01-01', to: '2026-01-02', cod: true })}::jsonb,
      '{"currency": "USD", "symbol": "$", "rate": "1"}', now(), ${isPaid || isCollected ? new Date() : null}, ${isCollected ? new Date() : null}, ${ended ? new Date() : null}, ${sent ? new Date() : null},
      ${`customer:${customerId}`}) returning id`.execute(kernel.db)
  const id = order.rows[0]?.id ?? ''
  const goods = { product_id: '1', sku_id: '1', name_en: 'A thing', options: [], image: null, tint: 1 }
  await sql`insert into orders.line select ${id}, 1, 1, 1, goods, 2, ${total / 2}, ${total}, 0, 0, 0, 0 from (select ${JSON.stringify(goods)}::jsonb as goods) g`.execute(
    kernel.db,
  )
  if (isPaid && !ended)
    await sql`select ledger.post(${`pay:planted-${process.pid}-${planted}`}, 'order_paid', ${`order:${id}`}, 'system', '', 'USD', array['cash/card'],
      array[${`order.escrow/${id}`}::text], array[${total}::bigint])`.execute(kernel.db)
  if (sent) {
    const parcel = await sql<{ id: string }>`insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at)
      values (${id}, 'dhl', ${String(2_000_000_000 + planted)}, now()) returning id`.execute(kernel.db)
    await sql`insert into shipments.line values (${parcel.rows[0]?.id}, 1, 2)`.execute(kernel.db)
    await sql`insert into shipments.history values (${parcel.rows[0]?.id}, 'shipped', '', now(), 'seller')`.execute(kernel.db)
  }
  return id
}
