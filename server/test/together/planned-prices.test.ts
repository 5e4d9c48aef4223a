import { getCart, getProductDetail, priceSku, saveShopProduct, showShopProduct, submitShopProduct } from '@plaza/contract'
import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../src/platform/db/transaction.ts'
import { insertCoupon } from '../../src/modules/orders/coupons/coupon-rows.ts'
import { publishDue } from '../../src/modules/seller/products/schedules.ts'
import { receiveStock } from '../../src/modules/catalog/inventory/receive-stock.ts'
import { askSeeing } from '../ask-seeing.ts'
import { everythingAgrees, newShopper, onSale, payFor, place, put, quote, type Shopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { signedInAs } from '../people.ts'
import { newKey } from '../recharging.ts'
import { consoleOf, holds } from '../selling.ts'
import { lamp, shownLamp } from '../shop-goods.ts'
import { until } from '../until.ts'
import { pairsOf, said } from './pairs.ts'

/** Price changes before the quote, between quote and order, and between order and payment. */
const choices = {
  /** The product is on sale now, or goes on sale on a planned day. */
  day: ['now', 'planned'],
  early: ['nothing', 'quick', 'draft'],
  coupon: ['none', 'fixed', 'percent', 'planned'],
  between: ['nothing', 'quick', 'draft', 'coupon ends', 'offer ends'],
  after: ['nothing', 'quick', 'draft', 'coupon ends', 'offer ends'],
  from: ['cart', 'page'],
} as const
type Change = (typeof choices.after)[number]

const [firstPrice, delivery, pieces] = [2400, 500, 2]
/** Prices in cents after each change. All prices differ. */
const prices = { early: 3100, between: 1950, after: 9900 } as const
const minute = 60_000
/** Minutes after the quote. */
const times = { planned: 1, between: 5, after: 12 } as const

let mall: DemoMall
let shopId: string
let start: number
const { now } = Date
const at = (minutes: number) => {
  mall.kernel.now = () => new Date(start + minutes * minute)
}
const moment = (minutes: number) => new Date(start + minutes * minute)
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)
const sum = (cents: number) => (cents / 100).toFixed(2)
const cents = (amount: string) => Math.round(Number(amount) * 100)
const seller = () => consoleOf(mall, shopId)
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  shopId = (await onSale(mall))[0]?.shopId ?? ''
  await run(sql`delete from shipping.tax_rule where country = 'TH'`)
  await run(sql`delete from shipping.method where shop_id = ${shopId}`)
  await run(sql`with made as (insert into shipping.method (shop_id, key, names, carrier, work_days_least, work_days_most, cut_off_hour)
      values (${shopId}, 'post', '{"en": "Post"}', 'Post', 1, 2, 14) returning id)
    insert into shipping.rate (method_id, region, fee, way_days_least, way_days_most) select id, 'world', ${delivery}, 1, 3 from made`)
  mall.kernel.cache.dropAll()
})
afterAll(async () => {
  mall.kernel.now = () => new Date(now())
  await mall.end()
})

type Goods = { id: string; skuId: string; ends: string | null }
/** Creates a product with twenty pieces that goes on sale now, or just before its quote. */
const newGoods = async (day: (typeof choices.day)[number], ends: Date | null): Promise<Goods> => {
  at(-60)
  const fields = {
    ...{ tax_rate: '0', skus: [{ price: sum(firstPrice) }] },
    ...(ends && { expires_at: ends.toISOString() }),
    ...(day === 'planned' && { publish_at: moment(0).toISOString() }),
  }
  const { id } = await shownLamp(mall, await seller(), fields)
  const sku = async () =>
    (
      await sql<{ id: string; left: string }>`select id, items_left as left from products.sku where product_id = ${id}`.execute(
        mall.kernel.db,
      )
    ).rows[0]
  const skuId = (await sku())?.id ?? ''
  await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 20, reference: newKey() }]))
  await until(async () => Number((await sku())?.left) === 20)
  return { id, skuId, ends: ends?.toISOString() ?? null }
}
const newCoupon = async (kind: 'fixed' | 'percent', begins: Date, ends: Date | null): Promise<string> => {
  const code = newKey().replaceAll('-', '').toUpperCase()
  await transaction(mall.kernel, (tx) =>
    insertCoupon(tx, {
      ...{ code, shopId, kind, firstOrder: false, listed: false, names: { en: code }, threshold: minor(0n), cap: null },
      ...{ amount: kind === 'fixed' ? minor(700n) : null, percent: kind === 'percent' ? 15 : null },
      ...{ scope: { kind: 'all', id: null, names: {} }, beginsAt: begins, endsAt: ends, total: null, perPerson: 10, demo: false },
    }),
  )
  return code
}

const quickly = async ({ skuId }: Goods, before: number, price: number) => {
  const { code, data } = await askSeeing(mall, priceSku, { sku_id: skuId, price: sum(price) }, await seller())
  expect([code, data?.before, data?.price]).toEqual([200, sum(before), sum(price)])
}
const byDraft = async ({ id, skuId, ends }: Goods, price: number) => {
  const headers = await seller()
  const { images } = (await mall.ask(showShopProduct, { id }, headers)).data.content
  const draft = { ...(await lamp(mall, headers)), images, id, tax_rate: '0', skus: [{ id: skuId, price: sum(price) }] }
  expect((await askSeeing(mall, saveShopProduct, { ...draft, ...(ends && { expires_at: ends }) }, headers)).code).toBe(200)
  expect((await askSeeing(mall, submitShopProduct, { id }, headers)).code).toBe(200)
}
/** Makes a price change and returns the product's price after it. */
const changed = async (goods: Goods, how: Change, before: number, price: number): Promise<number> => {
  if (how === 'quick') await quickly(goods, before, price)
  if (how === 'draft') await byDraft(goods, price)
  mall.kernel.cache.dropAll()
  return how === 'quick' || how === 'draft' ? price : before
}

type Off = 'fixed' | 'percent' | null
/** The coupon's saving on two pieces, in whole cents, rounded half up. */
const savesOf = (price: number, off: Off) => (off === null ? 0 : off === 'fixed' ? 700 : Math.floor((2 * pieces * price * 15 + 100) / 200))
const totalOf = (price: number, off: Off) => pieces * price - savesOf(price, off) + delivery

let looked = 0
const pagePrice = async ({ id }: Goods) => {
  const { code, data } = await mall.ask(getProductDetail, { id, look: String((looked += 1)) } as never)
  return code === 200 ? cents(data.price) : code
}
const signedIn = async (shopper: Shopper) => ({ ...shopper, headers: await signedInAs(mall.kernel, shopper.id) })

const cases = pairsOf(choices).filter(({ coupon, between, after }) => coupon !== 'none' || ![between, after].includes('coupon ends'))
test.each(cases.map((each) => [said(each), each] as const))('%s', async (_name, chosen) => {
  start = now()
  const { day, early, coupon, between, after, from } = chosen
  const endOf = (change: Change) => (between === change ? moment(times.between) : after === change ? moment(times.after) : null)
  const goods = await newGoods(day, endOf('offer ends'))
  let off: Off = coupon === 'none' ? null : coupon === 'fixed' ? 'fixed' : 'percent'
  const code = off && (await newCoupon(off, moment(coupon === 'planned' ? times.planned : -60), endOf('coupon ends')))

  // Before its planned day the product cannot be bought, but its price already changes.
  let price = await changed(goods, early, firstPrice, prices.early)
  expect(await pagePrice(goods)).toBe(day === 'now' ? price : 2000021)
  at(0)
  // A product locked by an event handler is skipped and published on the next run, so this loop tries again.
  await until(async () => {
    await publishDue(mall.kernel)
    mall.kernel.cache.dropAll()
    return (await pagePrice(goods)) !== 2000021
  })
  expect(await pagePrice(goods)).toBe(price)

  const shopper = await newShopper(mall)
  if (from === 'cart') expect((await put(mall, shopper, { productId: goods.id }, pieces)).code).toBe(200)
  const quoted = async () =>
    quote(mall, await signedIn(shopper), {
      ...(from === 'page' && { items: [{ product_id: goods.id, quantity: String(pieces) }] }),
      ...{ coupons: 'chosen', coupon_codes: off && code ? [code] : [] },
    })
  if (coupon === 'planned') {
    expect(await quoted()).toMatchObject({ code: 2000004, data: { reason: 'not_begun' } })
    at(times.planned)
  }
  let offered = await quoted()
  expect([offered.code, cents(offered.data.costs.total)]).toEqual([200, totalOf(price, off)])

  at(times.between)
  const seen = price
  price = await changed(goods, between, price, prices.between)
  const cart = (await mall.ask(getCart, {}, shopper.headers)).data
  const line = cart.shops[0]?.lines[0]
  const now_ = between === 'offer ends' ? 'gone' : price === seen ? 'ok' : 'price_changed'
  if (from === 'cart') expect(cart.gone.length > 0 ? 'gone' : line?.state).toBe(now_)
  const placed = () => place(mall, shopper, offered.data.quote_id)
  if (between === 'offer ends') {
    expect((await placed()).code).toBe(2000021)
    expect((await quoted()).code).toBe(2000021)
    return
  }
  if (price !== seen) {
    const priceChange = { what: 'price', product_id: goods.id, before: sum(seen), after: sum(price) }
    const saves = off === 'percent' ? { what: 'coupon', code, before: sum(savesOf(seen, off)), after: sum(savesOf(price, off)) } : null
    expect(await placed()).toMatchObject({ code: 3000003, data: { changes: [priceChange, ...(saves ? [saves] : [])] } })
    offered = await quoted()
  }
  if (between === 'coupon ends' && off) {
    expect(await placed()).toMatchObject({ code: 2000004, data: { reason: 'ended', code } })
    off = null
    offered = await quoted()
  }
  const total = totalOf(price, off)
  expect(cents(offered.data.costs.total)).toBe(total)
  const order = await placed()
  expect([order.code, cents(order.data.amount)]).toEqual([200, total])

  // A placed order keeps its price when the product or its coupon changes.
  at(times.after)
  await changed(goods, after, price, prices.after)
  const before = await holds(mall, `customer.available/${shopper.id}`)
  expect((await payFor(mall, await signedIn(shopper), order.data.payment_id)).data.status).toBe('paid')
  expect(Number(before - (await holds(mall, `customer.available/${shopper.id}`)))).toBe(total)
  expect(Number(await holds(mall, `order.escrow/${order.data.orders[0]?.id}`))).toBe(total)
})

test('the ledger is consistent afterwards', () => everythingAgrees(mall))
