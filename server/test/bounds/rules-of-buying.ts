import { buyAgain, getCart, placeOrder, priceSku, showOrder, showPayment } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { askSeeing } from '../ask-seeing.ts'
import { cartOf, newShopper, onSale, type OnSale, payFor, place, put, quote } from '../buying.ts'
import { cashOrdersIn } from '../cash-orders.ts'
import { type DemoMall } from '../demo-mall.ts'
import { consoleOf, goodsForCash, sold } from '../selling.ts'
import { cents, later, minute, type Rule, type Rules, sumOf, type Trial } from './trial.ts'

type PaymentMethod = 'wallet' | 'card' | 'cod'
const first = async (mall: DemoMall): Promise<OnSale> => {
  const [goods] = await onSale(mall)
  if (!goods) throw new Error('nothing is on sale')
  return goods
}
/** Gets a quote for one piece of a product. */
const quotedPiece = async (mall: DemoMall, goods?: OnSale) => {
  const shopper = await newShopper(mall)
  await put(mall, shopper, goods ?? (await first(mall)))
  const { data } = await quote(mall, shopper)
  const option = (method: PaymentMethod) => data.pay.find((each) => each.way === method)
  return { shopper, quote: data, total: cents(data.costs.total), option, id: data.quote_id }
}
const placedAt = async (mall: DemoMall, method: PaymentMethod, goods?: OnSale) => {
  const { shopper, id } = await quotedPiece(mall, goods)
  const placed = await place(mall, shopper, id, { payment_method: method })
  expect(placed.code).toBe(200)
  return { shopper, paymentId: placed.data.payment_id, orderId: placed.data.orders[0]?.id ?? '' }
}

/** Tests that a payment method disabled by the owner is refused at the quote, at the order and at the payment. */
const closes =
  (method: PaymentMethod): Rule =>
  async ({ mall, set }) => {
    const goods = await goodsForCash(mall)
    mall.kernel.cache.dropAll()
    const meant = method === 'wallet' ? 'card' : 'wallet'
    const open = await quotedPiece(mall, goods)
    expect(open.option(method)).toMatchObject({ open: true, reason: null })
    const waits = await placedAt(mall, meant, goods)
    await set(`pay_${method}`, '0')
    const { option, shopper, id } = await quotedPiece(mall, goods)
    expect(option(method)).toMatchObject({ open: false, reason: 'not_set_up' })
    expect(await place(mall, shopper, id, { payment_method: method })).toMatchObject({ code: 1500019, data: { reason: 'not_set_up' } })
    expect(await payFor(mall, waits.shopper, waits.paymentId, { method })).toMatchObject({
      code: 1500019,
      data: { reason: 'not_set_up' },
    })
    await set(`pay_${method}`, '1')
    expect((await payFor(mall, waits.shopper, waits.paymentId, { method })).code).toBe(200)
  }

const payCodeFrom: Rule = async ({ mall, set }) => {
  for (const [beside, isCodeNeeded] of [
    [1, false],
    [0, false],
    [-1, true],
  ] as const) {
    const { shopper, id, total } = await quotedPiece(mall)
    await set('pay_code_from', sumOf(total + beside))
    const wallet = (await quote(mall, shopper)).data.pay.find(({ way }) => way === 'wallet')
    const placed = await place(mall, shopper, id)
    const paid = await mall.ask(showPayment, { payment_id: placed.data.payment_id }, shopper.headers)
    expect([wallet?.needs_code, paid.data.pay.find(({ way }) => way === 'wallet')?.needs_code]).toEqual([isCodeNeeded, isCodeNeeded])
    expect((await payFor(mall, shopper, placed.data.payment_id)).code).toBe(isCodeNeeded ? 3000005 : 200)
  }
}

const codLimit: Rule = async ({ mall, set }) => {
  const goods = await goodsForCash(mall)
  mall.kernel.cache.dropAll()
  for (const [beside, reason] of [
    [1, null],
    [0, null],
    [-1, 'limit'],
  ] as const) {
    const { total } = await quotedPiece(mall, goods)
    const limit = sumOf(total + beside)
    await set('cod_limit', limit)
    const { option, shopper, id } = await quotedPiece(mall, goods)
    expect(option('cod')).toMatchObject({ open: reason === null, reason, limit })
    const placed = await place(mall, shopper, id, { payment_method: 'cod' })
    expect(placed).toMatchObject(reason ? { code: 1500019, data: { reason } } : { code: 200, data: { status: 'cod_due' } })
  }
}

const shopOwesMost: Rule = async ({ mall, set }) => {
  const goods = await goodsForCash(mall)
  mall.kernel.cache.dropAll()
  const cash = cashOrdersIn(mall, goods)
  await cash.emptied({ shopId: goods.shopId })
  const order = await cash.cashOrder()
  await cash.reported(order)
  const owed = Number(await cash.owed(order))
  expect(owed).toBeGreaterThan(0)
  for (const [beside, reason] of [
    [1, null],
    [0, null],
    [-1, 'shop'],
  ] as const) {
    await set('shop_owes_most', sumOf(owed + beside))
    const { option, shopper, id } = await quotedPiece(mall, goods)
    expect(option('cod')).toMatchObject({ open: reason === null, reason })
    // The order adds no debt until the shop reports the cash as received. So only the debt limit decides.
    const placed = await place(mall, shopper, id, { payment_method: 'cod' })
    expect(placed).toMatchObject(reason ? { code: 1500019, data: { reason } } : { code: 200 })
  }
}

const taxIncluded: Rule = async ({ mall, set }) => {
  const { quote: added } = await quotedPiece(mall)
  await set('tax_included', '1')
  const { quote: within } = await quotedPiece(mall)
  expect([added.costs.tax_included, within.costs.tax_included]).toEqual([false, true])
  const [items, delivery, tax] = [cents(added.costs.items), cents(added.costs.delivery), cents(added.costs.tax)]
  expect(cents(added.costs.total)).toBe(items + delivery + tax)
  expect(cents(within.costs.total)).toBe(items + delivery)
  const rate = Number(added.shops[0]?.lines[0]?.taxation)
  expect(cents(within.costs.tax)).toBe(Math.round((items * rate) / (100 + rate)))
}

const cartLines: Rule = async ({ mall, set }) => {
  const most = 11
  const bought = await sold(mall)
  await set('cart_lines', String(most))
  const found = await sql<{ productId: string }>`select product.id as "productId" from products.product
    join products.sku on sku.product_id = product.id join profile.shop on shop.id = product.shop_id
    where product.status = 'live' and product.variants = 1 and sku.items_left > 5 and product.expires_at is null and shop.status = 'open' and sku.price > 0
      and not exists (select 1 from orders.line where product_id = product.id and order_id = ${bought.orderId})
    order by product.id limit ${most + 1}`.execute(mall.kernel.db)
  const { shopper } = bought
  const codes = []
  for (const goods of found.rows) codes.push((await put(mall, shopper, goods)).code)
  expect(codes).toEqual([...Array.from({ length: most }, () => 200), 3000006])
  expect((await mall.ask(getCart, {}, shopper.headers)).data.most).toBe(most)
  expect((await put(mall, shopper, found.rows[0] as { productId: string })).code, 'more of a line that is there').toBe(200)
  const again = () => mall.ask(buyAgain, { id: bought.orderId }, shopper.headers)
  expect(await again()).toMatchObject({ code: 3000006, data: { limit: most } })
  await set('cart_lines', String(most + 1))
  expect(await again()).toMatchObject({ code: 200, data: { items_count: most + 1 } })
  expect((await cartOf(mall, shopper)).most).toBe(most + 1)
}

const quoteMinutes: Rule = async ({ mall, set, at, now }) => {
  await set('quote_minutes', '37')
  for (const [beside, code] of [
    [-1, 200],
    [0, 3000003],
    [1, 3000003],
  ] as const) {
    const start = new Date()
    at(start)
    const { shopper, id, quote: made } = await quotedPiece(mall)
    const end = later(start, 37 * minute)
    expect(made.expires_at).toBe(end.toISOString())
    at(later(end, beside))
    expect(now().getTime() - end.getTime()).toBe(beside)
    const placed = await mall.ask(
      placeOrder,
      { quote_id: String(id), payment_method: 'wallet', idempotency_key: `quote-time-${beside + 1}` },
      shopper.headers,
    )
    expect(placed.code).toBe(code)
    if (code !== 200) expect(placed.data).toMatchObject({ changes: [{ what: 'expired' }] })
  }
}

const payMinutes: Rule = async ({ mall, set, at, printed }) => {
  await set('pay_minutes', '41')
  expect(await printed('pay_minutes')).toBe('41')
  for (const [beside, code] of [
    [-1, 200],
    [0, 200],
    [1, 1500019],
  ] as const) {
    const start = new Date()
    at(start)
    const { shopper, paymentId, orderId } = await placedAt(mall, 'wallet')
    const end = later(start, 41 * minute)
    const order = await mall.ask(showOrder, { id: orderId }, shopper.headers)
    expect(order.data.deadline).toEqual({ at: end.toISOString(), effect: 'cancelled' })
    expect((await mall.ask(showPayment, { payment_id: paymentId }, shopper.headers)).data.pay_by).toBe(end.toISOString())
    at(later(end, beside))
    expect((await payFor(mall, shopper, paymentId)).code).toBe(code)
  }
}

const giftsAllowed: Rule = async ({ mall, set }: Trial) => {
  const goods = await first(mall)
  const priced = async (price: string) => askSeeing(mall, priceSku, { sku_id: goods.skuId, price }, await consoleOf(mall, goods.shopId))
  expect(await priced('0.00')).toMatchObject({ code: 1000008, data: { fields: { price: 'zero' } } })
  expect((await priced('0.01')).code).toBe(200)
  await set('gifts_allowed', '1')
  expect((await priced('0.00')).code).toBe(200)
  expect((await priced(sumOf(Number(goods.price)))).code).toBe(200)
}

export const rulesOfBuying: Rules = {
  pay_wallet: closes('wallet'),
  pay_card: closes('card'),
  pay_cod: closes('cod'),
  pay_code_from: payCodeFrom,
  cod_limit: codLimit,
  shop_owes_most: shopOwesMost,
  tax_included: taxIncluded,
  cart_lines: cartLines,
  quote_minutes: quoteMinutes,
  pay_minutes: payMinutes,
  gifts_allowed: giftsAllowed,
}
