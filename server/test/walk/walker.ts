import { saveAddress } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { endOverduePayments } from '../../src/modules/orders/checkout/payment/schedules.ts'
import { transaction } from '../../src/platform/db/transaction.ts'
import { receiveStock } from '../../src/modules/catalog/inventory/receive-stock.ts'
import { moveOverdueRefunds, remindOfRefunds } from '../../src/modules/orders/refunds/schedules.ts'
import { newShopper, type OnSale, onSale, type Shopper } from '../buying.ts'
import type { DemoMall } from '../demo-mall.ts'
import { signedInAs } from '../people.ts'
import { consoleOf, flowInto, holds } from '../selling.ts'
import { until } from '../until.ts'
import type { Dice } from './dice.ts'
import { remainingAmount, type Model, type ModelOrder, roundOfClock } from './model.ts'
import { moveDue } from '../move-due.ts'

type Buyer = Shopper & { addresses: readonly { id: string; hasLaw: boolean }[] }
export type Walker = {
  mall: DemoMall
  dice: Dice
  model: Model
  buyers: readonly Buyer[]
  shops: readonly string[]
  goods: readonly (OnSale & { cod: boolean; goesToLaw: boolean })[]
  before: { commission: bigint }
}
const startCents = 100_000_000

/** An address in Spain, where the law gives fourteen days for returns. */
const inSpain = {
  full_name: 'A Shopper',
  phone: '+34612345678',
  country: 'ES',
  state: 'Madrid',
  city: 'Madrid',
  street: '1 Calle Mayor',
  postcode: '28013',
}

const reaches = (country: string) =>
  sql`select 1 from shipping.method join shipping.rate on rate.method_id = method.id join profile.shop on shop.id = method.shop_id
    where method.shop_id = product.shop_id and not ${country} = any (rate.but_countries)
      and (rate.region = 'world' or ${country} = any (rate.countries) or rate.region = 'home' and shop.country = ${country})`

/** Cheap products with one variant from a few shops. Some shops offer cash on delivery in Madrid. */
const goodsOf = async (mall: DemoMall) => {
  const found = await sql<OnSale & { cod: boolean; goesToLaw: boolean }>`
    select product.id::text as "productId", min(sku.id)::text as "skuId", product.shop_id::text as "shopId", min(sku.price)::text as price,
      exists (${reaches('ES')} and rate.cod) as cod, exists (${reaches('ES')}) as "goesToLaw"
    from products.product join products.sku on sku.product_id = product.id
    where product.shop_id = any(${(await onSale(mall)).map(({ shopId }) => shopId)}::bigint[]) and product.status = 'live' and product.variants = 1
      and sku.items_left > 20 and product.expires_at is null and sku.price between 100 and 3500
    group by product.id order by product.id`.execute(mall.kernel.db)
  const shops = [...new Set(found.rows.toSorted((one, other) => Number(other.cod) - Number(one.cod)).map(({ shopId }) => shopId))].slice(
    0,
    4,
  )
  return found.rows.filter(({ shopId }) => shops.includes(shopId))
}

export const freeNow = async (mall: DemoMall): Promise<Map<string, number>> => {
  const found = await sql<{
    sku: string
    free: number
  }>`select sku_id::text as sku, (on_hand - reserved)::int as free from inventory.level`.execute(mall.kernel.db)
  return new Map(found.rows.map(({ sku, free }) => [sku, free]))
}

/** Sets up buyers, shops and products. Only the walk moves the clock. */
export const openWalk = async (mall: DemoMall, dice: Dice): Promise<Walker> => {
  const begun = Math.floor(Date.now() / 1000) * 1000
  const model: Model = {
    now: begun,
    orders: [],
    balance: [],
    free: new Map(),
    shops: new Map(),
    commission: 0,
    coupons: new Map(),
    seen: new Set(),
  }
  mall.kernel.now = () => new Date(model.now)
  // Raises the limits for the second factor and for a shop's debt. Other tests cover them.
  await sql`insert into settings.config (name, value) values ('pay_code_from', '"100000.00"'), ('shop_owes_most', '"100000.00"') on conflict (name) do update set value = excluded.value`.execute(
    mall.kernel.db,
  )
  const goods = await goodsOf(mall)
  // Plenty of stock, so that the walk tests the states of an order and not competition for the last piece.
  const deliveries = goods.map(({ skuId }) => ({ skuId, quantity: 10_000, reference: 'walk' }))
  await transaction(mall.kernel, (tx) => receiveStock(tx, deliveries))
  const buyers: Buyer[] = []
  for (let count = 0; count < 4; count += 1) {
    const shopper = await newShopper(mall, startCents)
    const spain = await mall.ask(saveAddress, inSpain, shopper.headers)
    expect(spain.code).toBe(200)
    const found = await sql<{
      id: string
      hasLaw: boolean
    }>`select id, country = 'ES' as "hasLaw" from addresses.address where customer_id = ${shopper.id}`.execute(mall.kernel.db)
    buyers.push({ ...shopper, addresses: found.rows })
    model.balance.push(startCents)
  }
  const shops = [...new Set(goods.map(({ shopId }) => shopId))]
  for (const shop of shops)
    model.shops.set(shop, {
      available: Number(await holds(mall, `shop.available/${shop}`)),
      owes: -Number(await flowInto(mall, `shop.receivable/${shop}`)),
      dues: [],
    })
  model.free = await freeNow(mall)
  return { mall, dice, model, buyers, shops, goods, before: { commission: await flowInto(mall, 'commission') } }
}

/** Signs in again on each call, because sessions expire when the clock moves. */
export const asBuyer = async ({ mall, buyers }: Walker, at: number) => {
  const buyer = buyers[at]
  if (!buyer) throw new Error('there is no such buyer')
  return { ...buyer, headers: await signedInAs(mall.kernel, buyer.id) }
}
export const asShop = ({ mall }: Walker, shopId: string) => consoleOf(mall, shopId)

/** Moves the clock and runs every schedule until none has work left. */
export const waitFor = async (walker: Walker, ms: number) => {
  const { mall, model } = walker
  model.now += ms
  for (let round = 0; round < 10; round += 1) {
    const expected = roundOfClock(model)
    await endOverduePayments(mall.kernel)
    await remindOfRefunds(mall.kernel)
    await moveOverdueRefunds(mall.kernel)
    await moveDue(mall.kernel)
    await duesAreHandled(mall)
    if (!expected) return
  }
  throw new Error('the clock never comes to rest')
}

type Row = {
  id: string
  status: string
  pay: string
  refunded: string
  openRefunds: number
  nextDo: string | null
  nextAt: Date | null
  until: Date | null
}
const orderRows = async ({ mall, model }: Walker, ids: readonly string[]) => {
  const found = await sql<Row>`select id::text, status, payment_status as pay, refunded::text, open_refunds as "openRefunds",
      next_do as "nextDo", next_at as "nextAt", return_until as until
    from orders.order_header where id = any(${ids}::bigint[]) order by order_header.id`.execute(mall.kernel.db)
  const requests = await sql<{ id: string; orderId: string; state: string; due: Date | null }>`
    select id::text, order_id::text as "orderId", state, due_at as due from refunds.refund where order_id = any(${ids}::bigint[]) order by refund.id`.execute(
    mall.kernel.db,
  )
  return { rows: found.rows, requests: requests.rows, orders: model.orders.filter(({ id }) => ids.includes(id)) }
}

/** Waits until the events about paid waiting refunds are handled. */
const duesAreHandled = (mall: DemoMall) =>
  until(async () => {
    const late = await sql`select 1 from ledger.due join refunds.refund on due.reference = 'refund:' || refund.id
      where due.paid_at is not null and refund.state = 'refund_owed' limit 1`.execute(mall.kernel.db)
    return late.rows.length === 0
  }, 60_000)

/** Checks that these orders match the model: their states, their money and their refund requests. */
export const ordersAgree = async (walker: Walker, ids: readonly string[], after: string) => {
  await duesAreHandled(walker.mall)
  const { rows, requests, orders } = await orderRows(walker, ids)
  const actual = rows.map(({ nextAt, nextDo, until, ...row }) => ({
    ...row,
    next: nextAt && { at: nextAt.getTime(), do: nextDo },
    until: until?.getTime() ?? null,
    refunded: Number(row.refunded),
    requests: requests
      .filter(({ orderId }) => orderId === row.id)
      .map(({ id, state, due }) => ({ id, state, due: state === 'escalated' ? null : (due?.getTime() ?? null) })),
  }))
  const expected = orders
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((order) => ({
      id: order.id,
      status: order.status,
      pay: order.pay,
      refunded: order.refunded,
      next: order.next,
      until: order.returnUntil,
      openRefunds: order.refunds.filter(({ state }) => !['refunded', 'closed', 'cancelled'].includes(state)).length,
      requests: order.refunds.map(({ id, state, due }) => ({ id, state, due })),
    }))
  expect(actual, after).toEqual(expected)
}

/** Number of coupons that a payment currently uses. */
export const couponsOf = async ({ mall }: Walker, paymentId: string): Promise<number> => {
  const found = await sql<{ used: number }>`select count(*)::int as used from coupons.claim where payment_id = ${paymentId}`.execute(
    mall.kernel.db,
  )
  return found.rows[0]?.used ?? 0
}

/** Checks everything that the walk changed: every order, wallet, stock level, shop and escrow. */
export const everythingAsModelled = async (walker: Walker, after: string) => {
  const { mall, model, buyers, shops, before } = walker
  await ordersAgree(
    walker,
    model.orders.map(({ id }) => id),
    after,
  )
  for (const [at, { id }] of buyers.entries())
    expect([at, await holds(mall, `customer.available/${id}`)], after).toEqual([at, BigInt(model.balance[at] ?? 0)])
  expect(await freeNow(mall), after).toEqual(model.free)
  // The coupons of a purchase become usable again once all its orders are cancelled.
  for (const [paymentId, used] of model.coupons) {
    const ofPayment = model.orders.filter((order) => order.paymentId === paymentId)
    const goesOn = ofPayment.some(({ status }) => status !== 'cancelled')
    if (ofPayment.length > 1 && ofPayment.every(({ pay }) => pay === 'failed'))
      model.seen.add('an unpaid purchase of two orders called off')
    expect([after, paymentId, await couponsOf(walker, paymentId)]).toEqual([after, paymentId, goesOn ? used : 0])
  }
  for (const shop of shops) {
    const { available = 0, owes = 0 } = model.shops.get(shop) ?? {}
    const held = [await holds(mall, `shop.available/${shop}`), -(await flowInto(mall, `shop.receivable/${shop}`))]
    expect([shop, ...held], after).toEqual([shop, BigInt(available), BigInt(owes)])
  }
  expect((await flowInto(mall, 'commission')) - before.commission, after).toBe(BigInt(model.commission))
  const escrows = await sql<{ id: string; balance: string }>`select split_part(address, '/', 2) as id, balance::text from ledger.account
    where address = any(${model.orders.map(({ id }) => `order.escrow/${id}`)}::text[]) and balance <> 0 order by split_part(address, '/', 2)::bigint`.execute(
    mall.kernel.db,
  )
  const isHeld = (order: ModelOrder) =>
    order.method === 'wallet' && ['paid', 'part_refunded'].includes(order.pay) && order.status !== 'completed' && remainingAmount(order) > 0
  expect(escrows.rows, after).toEqual(
    model.orders
      .filter(isHeld)
      .map((order) => ({ id: order.id, balance: String(remainingAmount(order)) }))
      .toSorted((one, other) => Number(one.id) - Number(other.id)),
  )
}
