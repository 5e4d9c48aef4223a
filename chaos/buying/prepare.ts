import { money } from '@plaza/values'
import { sql } from 'kysely'
import { publish } from '../../server/src/platform/events/events.ts'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import { insertCoupon } from '../../server/src/modules/orders/coupons/coupon-rows.ts'
import { receiveStock } from '../../server/src/modules/catalog/inventory/receive-stock.ts'
import { makePeople, type Person } from '../../server/test/money-people.ts'
import { onSale, type OnSale } from '../../server/test/on-sale.ts'

export const raceFor = 10
export const couponUses = 5
const kinds = 6
const delivered = 2000

/** `ofNeighbours`: customers in the country of a shop that offers cash on delivery, with the product that each customer buys there. */
export type Prepared = {
  people: Person[]
  ofNeighbours: Map<string, OnSale>
  rare: OnSale
  goods: OnSale[]
  raceCoupon: string
  coupon: string
}

const coupon = (kernel: Kernel, code: string, total: number) =>
  transaction(kernel, (tx) =>
    insertCoupon(tx, {
      code,
      names: { en: code },
      kind: 'fixed',
      shopId: null,
      amount: money('1.00'),
      percent: null,
      cap: null,
      threshold: money('0.00'),
      scope: { kind: 'all', id: null, names: {} },
      firstOrder: false,
      listed: false,
      beginsAt: new Date(kernel.now().getTime() - 60_000),
      endsAt: null,
      perPerson: 1,
      total,
      demo: true,
    }),
  )

/** Sets the available stock of a variant to exactly this number. */
const leave = (kernel: Kernel, skuId: string, left: number) =>
  transaction(kernel, async (tx) => {
    await sql`insert into inventory.movement (sku_id, kind, quantity, reference)
      select sku_id, 'counted', ${left} - (on_hand - reserved), 'chaos' from inventory.level where sku_id = ${skuId} and on_hand - reserved <> ${left}`.execute(
      tx,
    )
    const { rows } = await sql<{ version: string }>`update inventory.level set on_hand = reserved + ${left}, version = version + 1
      where sku_id = ${skuId} returning version`.execute(tx)
    await publish(tx, 'stock.changed', { levels: [{ skuId, left, version: rows[0]?.version ?? '0' }] })
  })

/** Moves every other customer to the country of a shop with cash on delivery. */
const moveSome = async (kernel: Kernel, people: readonly Person[], goods: readonly OnSale[]): Promise<Map<string, OnSale>> => {
  const { rows } = await sql<{
    id: string
    country: string
  }>`select shop.id, country from profile.shop where id = any(${goods.map((each) => each.shopId)}::bigint[])
    and exists (select 1 from shipping.method join shipping.rate on rate.method_id = method.id where method.shop_id = shop.id and region = 'home' and cod)`.execute(
    kernel.db,
  )
  const shops = rows.flatMap(({ id, country }) => goods.flatMap((each) => (each.shopId === id ? [{ each, country }] : [])))
  const moved = people.flatMap(({ id }, at) => {
    const shop = at % 2 === 0 ? shops[(at / 2) % shops.length] : undefined
    return shop ? [{ id, ...shop }] : []
  })
  for (const { id, country } of moved)
    await sql`update addresses.address set country = ${country} where customer_id = ${id}`.execute(kernel.db)
  return new Map(moved.map(({ id, each }) => [id, each]))
}

/** Prepares customers with money and addresses, a scarce product, a plentiful product, and coupons with few possible uses. */
export const prepareBuying = async (kernel: Kernel, { racers, shoppers }: { racers: number; shoppers: number }): Promise<Prepared> => {
  const people = await makePeople(kernel, racers + shoppers, [])
  await sql`insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    select unnest(${people.map(({ id }) => id)}::bigint[]), 'A Shopper', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now()`.execute(
    kernel.db,
  )
  const [rare, ...others] = await onSale({ kernel })
  const goods = others.slice(0, kinds)
  if (!rare || goods.length < 2) throw new Error('too little is on sale')
  await leave(kernel, rare.skuId, raceFor)
  const deliveries = goods.map(({ skuId }) => ({ skuId, quantity: delivered, reference: 'chaos-delivery' }))
  await transaction(kernel, (tx) => receiveStock(tx, deliveries))
  await coupon(kernel, 'RACED', couponUses)
  await coupon(kernel, 'TORTURED', people.length / 10)
  const ofNeighbours = await moveSome(kernel, people.slice(racers), goods)
  return { people, ofNeighbours, rare, goods, raceCoupon: 'RACED', coupon: 'TORTURED' }
}
