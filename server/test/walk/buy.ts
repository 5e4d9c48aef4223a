import { dayMs } from '@plaza/values'
import { getCart, selectInCart } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { payFor, place, put, quote, type Shopper } from '../buying.ts'
import { minuteMs, type ModelOrder, payAll } from './model.ts'
import { asBuyer, couponsOf, type Walker } from './walker.ts'

type Raw = {
  id: string
  shop: string
  total: string
  delivery: string
  mallDelivery: string
  rate: number
  lines: { line: number; sku: string; quantity: number; paid: number; mall: number }[]
}
const placedRows = async ({ mall }: Walker, paymentId: string): Promise<Raw[]> => {
  const found =
    await sql<Raw>`select order_header.id::text, shop_id::text as shop, total::text, (delivery - shop_delivery_discount - mall_delivery_discount)::text as delivery, mall_delivery_discount::text as "mallDelivery",
      commission_rate as rate, jsonb_agg(jsonb_build_object('line', line.line, 'sku', line.sku_id::text, 'quantity', line.quantity,
        'mall', line.mall_discount, 'paid', amount - line.shop_discount - line.mall_discount + case when tax_included then 0 else line.tax end) order by line.line) as lines
    from orders.order_header join orders.line on line.order_id = order_header.id where payment_id = ${paymentId} group by order_header.id order by order_header.id`.execute(
      mall.kernel.db,
    )
  return found.rows
}

/** In every third purchase, the buyer leaves another product in the cart, not selected. */
const leaveOneThing = async ({ mall, goods, model }: Walker, buyer: Shopper, chosen: ReadonlySet<string>) => {
  const more = goods.find(({ productId }) => !chosen.has(productId))
  if (model.orders.length % 3 > 0 || !more) return
  await put(mall, buyer, more, 1)
  const { shops } = (await mall.ask(getCart, {}, buyer.headers)).data
  const ids = shops.flatMap(({ lines }) => lines.filter(({ product_id: id }) => id === more.productId).map(({ id }) => id))
  expect((await mall.ask(selectInCart, { ids, selected: '0', address_id: '', country: '' }, buyer.headers)).code).toBe(200)
}

/** Checks that the newest cart event of a customer has the number of lines in the cart. */
const cartIsPushed = async ({ mall }: Walker, { id }: Shopper) => {
  const found = await sql<{ told: number; lines: number }>`select (select (data ->> 'items_count')::int from platform.live_event
      where audience = 'customer' and person_id = ${id} and name = 'cart' order by id desc limit 1) as told,
    (select count(*)::int from cart.line where customer_id = ${id}) as lines`.execute(mall.kernel.db)
  const [cart] = found.rows
  expect(['the cart', cart?.told]).toEqual(['the cart', cart?.lines])
}

/** A buyer orders one to four products from one or more shops, paid from the wallet or in cash on delivery. Returns the resulting orders. */
export const buy = async (walker: Walker): Promise<string[]> => {
  const { mall, dice, model, goods } = walker
  const at = dice.below(walker.buyers.length)
  const buyer = await asBuyer(walker, at)
  const isCash = dice.chance(30)
  const address = dice.oneOf(isCash ? buyer.addresses.filter(({ hasLaw }) => hasLaw) : buyer.addresses)
  const wanted = goods.filter(
    (each) => (!address.hasLaw || each.goesToLaw) && (!isCash || each.cod) && (model.free.get(each.skuId) ?? 0) > 10,
  )
  const first = dice.oneOf(wanted)
  const chosen = new Map([[first.productId, first]])
  for (let count = dice.below(4); count > 0; count -= 1) {
    const more = dice.oneOf(isCash || dice.chance(60) ? wanted.filter(({ shopId }) => shopId === first.shopId) : wanted)
    chosen.set(more.productId, more)
  }
  await sql`delete from cart.line where customer_id = ${buyer.id}`.execute(mall.kernel.db)
  for (const each of chosen.values()) await put(mall, buyer, each, 1 + dice.below(3))
  await leaveOneThing(walker, buyer, new Set(chosen.keys()))
  const quoted = await quote(mall, buyer, { address_id: address.id, coupons: dice.chance(70) ? 'best' : 'chosen' })
  // The parcel is too heavy for any shipping method to this address, so the buyer orders nothing.
  if (quoted.code === 200 && quoted.data.quote_id === null) return []
  const placed = await place(mall, buyer, quoted.data.quote_id, { payment_method: isCash ? 'cod' : 'wallet' })
  if (placed.code !== 200) {
    throw new Error(`nothing was placed: ${placed.code} ${JSON.stringify([placed.data, quoted.data.pay])}`)
  }
  await cartIsPushed(walker, buyer)
  model.coupons.set(placed.data.payment_id, await couponsOf(walker, placed.data.payment_id))
  const rows = await placedRows(walker, placed.data.payment_id)
  for (const { lines, ...row } of rows) {
    const order: ModelOrder = {
      ...row,
      ...{
        paymentId: placed.data.payment_id,
        buyer: at,
        method: isCash ? 'cod' : 'wallet',
        hasLaw: address.hasLaw,
        total: Number(row.total),
      },
      ...{
        delivery: Number(row.delivery),
        mallDelivery: Number(row.mallDelivery),
        mallRefunded: 0,
        lines: lines.map((line) => ({ ...line, sent: 0, gone: 0, goneInFull: 0, times: 0 })),
        placedAt: model.now,
      },
      ...{ payBy: model.now + 30 * minuteMs, soldAt: model.now, next: isCash ? { at: model.now + 3 * dayMs, do: 'remind' } : null },
      ...{
        status: isCash ? 'to_ship' : 'unpaid',
        pay: isCash ? 'cod_due' : 'unpaid',
        isExtended: false,
        isHandedOver: false,
        returnUntil: null,
        refunded: 0,
      },
      ...{ isRefusedAtDoor: false, refunds: [], deliveryIsBack: false },
    }
    if (order.delivery + order.lines.reduce((sum, { paid }) => sum + paid, 0) !== order.total)
      throw new Error(`the order ${order.id} is not the sum of its parts`)
    model.orders.push(order)
    for (const { sku, quantity } of order.lines) model.free.set(sku, (model.free.get(sku) ?? 0) - quantity)
  }
  // Most orders are paid at once. Some of the others are paid later, and some never.
  if (!isCash && dice.chance(85)) await payNow(walker, placed.data.payment_id, at)
  return rows.map(({ id }) => id)
}

export const payNow = async (walker: Walker, paymentId: string, at: number): Promise<number> => {
  const paid = await payFor(walker.mall, await asBuyer(walker, at), paymentId)
  if (paid.code === 200 && walker.model.orders.some((order) => order.paymentId === paymentId && order.status === 'unpaid'))
    payAll(walker.model, paymentId)
  return paid.code
}
