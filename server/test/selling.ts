import { sql } from 'kysely'
import { transact } from '../src/kernel/transact.ts'
import type { Tx } from '../src/kernel/database.ts'
import { type HeldSale, holdSale } from '../src/slices/orders/moving/index.ts'
import { newShopper, type OnSale, onSale, payFor, place, put, quote, type Shopper } from './buying.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedInAs } from './people.ts'

export type Sold = { shopper: Shopper; orderId: string; shopId: string; paymentId: string }
type How = { method?: 'wallet' | 'cod'; quantity?: number; goods?: OnSale; shopper?: Shopper }

/** Something of one shop that can be paid to the courier as well. */
export const goodsForCash = async (mall: DemoMall): Promise<OnSale> => {
  const found = await sql<{ shop: string }>`select distinct method.shop_id as shop from delivery.method where cod`.execute(mall.kernel.db)
  const shops = new Set(found.rows.map(({ shop }) => shop))
  const goods = (await onSale(mall)).find(({ shopId }) => shops.has(shopId))
  if (!goods) throw new Error('nothing can be paid to the courier')
  return goods
}

/** An order of one shop, paid or promised to the courier. */
export const sold = async (mall: DemoMall, { method = 'wallet', quantity = 1, ...how }: How = {}): Promise<Sold> => {
  const [first] = await onSale(mall)
  const goods = how.goods ?? first
  if (!goods) throw new Error('nothing is on sale')
  const shopper = how.shopper ?? (await newShopper(mall))
  await put(mall, shopper, goods, quantity)
  const placed = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id, { payment_method: method })
  if (placed.code !== 200) throw new Error(`nothing was placed: ${placed.code} ${JSON.stringify(placed.data)}`)
  if (method === 'wallet') {
    const paid = await payFor(mall, shopper, placed.data.payment_id)
    if (paid.code !== 200) throw new Error(`nothing was paid: ${paid.code}`)
  }
  const orderId = placed.data.orders[0]?.id ?? ''
  return { shopper, orderId, shopId: goods.shopId, paymentId: placed.data.payment_id }
}

/** The console of a shop, as its owner has it open. */
export const consoleOf = async (mall: DemoMall, shopId: string) => {
  const found = await sql<{ owner: string }>`select owner_id as owner from shops.shop where id = ${shopId}`.execute(mall.kernel.db)
  return signedInAs(mall.kernel, found.rows[0]?.owner ?? '', 'seller')
}

/** Does something with an order that is held, as whoever opens a door of fulfilment. */
export const withSale = <T>({ kernel }: DemoMall, id: string, story: (tx: Tx, sale: HeldSale) => Promise<T>): Promise<T> =>
  transact(kernel, async (tx) => {
    const sale = await holdSale(tx, id)
    if (!sale) throw new Error(`there is no order ${id}`)
    return story(tx, sale)
  })

export const saleNow = (mall: DemoMall, id: string): Promise<HeldSale> => withSale(mall, id, async (_tx, sale) => sale)

/** What an account holds, in minor units. */
export const holds = async ({ kernel }: DemoMall, address: string): Promise<bigint> => {
  const found = await sql<{ balance: string }>`select balance from ledger.account where address = ${address}`.execute(kernel.db)
  return BigInt(found.rows[0]?.balance ?? 0)
}
/** What went into an account that keeps no balance, less what went out of it. */
export const flowInto = async ({ kernel }: DemoMall, address: string): Promise<bigint> => {
  const found = await sql<{ sum: string }>`select coalesce(sum(case when "to".address = ${address} then amount else -amount end), 0) as sum
    from ledger.posting join ledger.account "from" on "from".id = from_id join ledger.account "to" on "to".id = to_id
    where ${address} in ("from".address, "to".address)`.execute(kernel.db)
  return BigInt(found.rows[0]?.sum ?? 0)
}
