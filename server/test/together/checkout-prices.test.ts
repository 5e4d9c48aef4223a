import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minor } from '@plaza/values'
import { transaction } from '../../src/platform/db/transaction.ts'
import { insertCoupon } from '../../src/modules/orders/coupons/coupon-rows.ts'
import { putConfig } from '../../src/modules/foundation/settings/settings-rows.ts'
import { everythingAgrees, newShopper, onSale, payFor, place, quote, type Shopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { holds } from '../selling.ts'
import { type Costs, type ModelCoupon, type ModelLine, modelOf, type ModelShippingMethod } from './price-model.ts'
import { type Chosen, pairsOf, said } from './pairs.ts'

const choices = {
  shop: ['none', 'fixed', 'percent', 'lamps'],
  mall: ['none', 'fixed', 'percent', 'lamps', 'first'],
  delivery: ['none', 'mall', 'shop'],
  way: ['slow', 'quick', 'free'],
  tax: ['added', 'included'],
  lamps: [1, 3],
  buys: ['first', 'again'],
} as const
type Case = Chosen<typeof choices>

const shippingMethods: Record<Case['way'], ModelShippingMethod> = {
  slow: { fee: 499, perKg: 0, freeFrom: null },
  quick: { fee: 899, perKg: 150, freeFrom: null },
  free: { fee: 649, perKg: 0, freeFrom: 8000 },
}
const coupon = (code: string, by: 'shop' | 'mall', takes: ModelCoupon['takes'], more: Partial<ModelCoupon> = {}): ModelCoupon => ({
  ...{ code, by, takes, from: 0, only: 'all', firstOrder: false },
  ...more,
})
const coupons: Record<string, ModelCoupon | null> = {
  'shop none': null,
  'shop fixed': coupon('SHOPFIXED', 'shop', { off: 777 }, { from: 4000 }),
  'shop percent': coupon('SHOPPERCENT', 'shop', { percent: 15, cap: 1111 }),
  'shop lamps': coupon('SHOPLAMPS', 'shop', { percent: 7, cap: null }, { only: 'lamps' }),
  'mall none': null,
  'mall fixed': coupon('MALLFIXED', 'mall', { off: 1000 }, { from: 9000 }),
  'mall percent': coupon('MALLPERCENT', 'mall', { percent: 9, cap: 650 }),
  'mall lamps': coupon('MALLLAMPS', 'mall', { percent: 13, cap: null }, { only: 'lamps', from: 3333 }),
  'mall first': coupon('MALLFIRST', 'mall', { off: 555 }, { firstOrder: true }),
  'delivery none': null,
  'delivery mall': coupon('MALLDELIVERY', 'mall', { delivery: true, cap: null }),
  'delivery shop': coupon('SHOPDELIVERY', 'shop', { delivery: true, cap: 600 }),
}

let mall: DemoMall
let shopId: string
let skus: { productId: string; skuId: string }[]
const sold: readonly Omit<ModelLine, 'quantity'>[] = [
  { id: 'lamp', price: 3333, taxPercent: 7, grams: 1300, category: 'lamps' },
  { id: 'cup', price: 1235, taxPercent: 19, grams: 450, category: 'cups' },
]
const cents = (amount: string) => Math.round(Number(amount) * 100)
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)

const arrangeGoods = async () => {
  const [first] = await onSale(mall)
  shopId = first?.shopId ?? ''
  const found = await sql<{ productId: string; skuId: string }>`select product.id as "productId", sku.id as "skuId" from products.product
    join products.sku on sku.product_id = product.id where product.shop_id = ${shopId} and product.status = 'live' and product.variants = 1 and sku.items_left > 20
    and product.expires_at is null order by product.id limit 2`.execute(mall.kernel.db)
  skus = found.rows
  const categories = await sql<{ path: string[] }>`select distinct on (category_id) category_path::text[] as path from products.product
    order by category_id limit 40`.execute(mall.kernel.db)
  const [lamps = []] = categories.rows.map(({ path }) => path)
  const cups = categories.rows.map(({ path }) => path).find((path) => !path.includes(lamps.at(-1) ?? '')) ?? []
  for (const [at, { price, taxPercent, grams, category }] of sold.entries()) {
    const { productId, skuId } = skus[at] ?? { productId: '0', skuId: '0' }
    const path = category === 'lamps' ? lamps : cups
    await run(sql`update products.sku set price = ${price} where id = ${skuId}`)
    await run(sql`update products.product set price = ${price}, tax_rate = ${taxPercent * 100}, weight_grams = ${grams},
      category_id = ${path.at(-1) ?? '0'}, category_path = ${path}::bigint[] where id = ${productId}`)
  }
  await run(sql`delete from shipping.tax_rule where country = 'TH'`)
  await run(sql`delete from shipping.method where shop_id = ${shopId}`)
  for (const [key, { fee, perKg, freeFrom }] of Object.entries(shippingMethods))
    await run(sql`with made as (insert into shipping.method (shop_id, key, names, carrier, work_days_least, work_days_most, cut_off_hour)
        values (${shopId}, ${key}, ${JSON.stringify({ en: key })}::jsonb, 'Post', 1, 2, 14) returning id)
      insert into shipping.rate (method_id, region, fee, fee_per_kg, free_from, way_days_least, way_days_most)
      select id, 'world', ${fee}, ${perKg}, ${freeFrom}, 1, 3 from made`)
  return lamps.at(-1) ?? ''
}

const arrangeCoupons = async (category: string) => {
  const money = (cents_: number) => minor<'USD'>(BigInt(cents_))
  for (const each of Object.values(coupons)) {
    if (!each) continue
    const { code, by, takes, from, only, firstOrder } = each
    await transaction(mall.kernel, (tx) =>
      insertCoupon(tx, {
        ...{ code, firstOrder, listed: false, names: { en: code }, shopId: by === 'shop' ? shopId : null, threshold: money(from) },
        kind: 'off' in takes ? 'fixed' : 'percent' in takes ? 'percent' : 'free_delivery',
        amount: 'off' in takes ? money(takes.off) : null,
        percent: 'percent' in takes ? takes.percent : null,
        cap: 'cap' in takes && takes.cap !== null ? money(takes.cap) : null,
        scope: only === 'all' ? { kind: 'all', id: null, names: {} } : { kind: 'category', id: category, names: { en: 'Lamps' } },
        ...{ beginsAt: new Date(0), endsAt: null, total: null, perPerson: 10, demo: false },
      }),
    )
  }
}

beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  await arrangeCoupons(await arrangeGoods())
  mall.kernel.cache.dropAll()
})
afterAll(() => mall.end())

const itemsOf = (lamps: number) => [
  { product_id: skus[0]?.productId, quantity: String(lamps) },
  { product_id: skus[1]?.productId, quantity: '2' },
]
const costsOf = ({ items, discount, delivery, delivery_discount, tax, total }: Record<string, unknown>) => ({
  ...{ items: cents(String(items)), discount: cents(String(discount)), delivery: cents(String(delivery)) },
  ...{ deliveryDiscount: cents(String(delivery_discount)), tax: cents(String(tax)), total: cents(String(total)) },
})
const setTax = async (included: boolean) => {
  await transaction(mall.kernel, (tx) => putConfig(tx, 'tax_included', included))
  mall.kernel.cache.dropAll()
}

/** Places and pays a quote, then checks that every account has the balance of the model. */
const placeAndPay = async (shopper: Shopper, quoteId: string | null, { mallPart, ...costs }: Costs) => {
  const [before, promotions] = [await holds(mall, `customer.available/${shopper.id}`), await paidBy('promotions')]
  const placed = await place(mall, shopper, quoteId)
  expect([placed.code, cents(placed.data.amount)]).toEqual([200, costs.total])
  expect((await payFor(mall, shopper, placed.data.payment_id)).data.status).toBe('paid')
  const orderId = placed.data.orders[0]?.id ?? ''
  expect({
    buyer: Number(before - (await holds(mall, `customer.available/${shopper.id}`))),
    mall: (await paidBy('promotions')) - promotions,
    escrow: Number(await holds(mall, `order.escrow/${orderId}`)),
  }).toEqual({ buyer: costs.total, mall: mallPart, escrow: costs.total + mallPart })
}
const paidBy = async (address: string): Promise<number> => {
  const found = await sql<{ sum: string | null }>`select sum(amount) as sum from ledger.posting
    join ledger.account on account.id = from_id where address = ${address}`.execute(mall.kernel.db)
  return Number(found.rows[0]?.sum ?? 0)
}

test.each(pairsOf(choices).map((each) => [said(each), each] as const))('%s', async (_name, chosen) => {
  await setTax(chosen.tax === 'included')
  const shopper = await newShopper(mall)
  if (chosen.buys === 'again') {
    const earlier = await quote(mall, shopper, { items: itemsOf(1), coupons: 'chosen' })
    expect((await place(mall, shopper, earlier.data.quote_id)).code).toBe(200)
  }
  const used = [coupons[`shop ${chosen.shop}`], coupons[`mall ${chosen.mall}`], coupons[`delivery ${chosen.delivery}`]].flatMap(
    (each) => each ?? [],
  )
  const lines = sold.map((line, at): ModelLine => ({ ...line, quantity: at === 0 ? chosen.lamps : 2 }))
  const expected = modelOf(lines, shippingMethods[chosen.way], used, {
    taxIncluded: chosen.tax === 'included',
    isFirstOrder: chosen.buys === 'first',
  })
  const requests = {
    items: itemsOf(chosen.lamps),
    delivery: { [shopId]: chosen.way },
    coupons: 'chosen',
    coupon_codes: used.map(({ code }) => code),
  }
  const quoted = await quote(mall, shopper, requests)
  if ('refused' in expected) {
    const missing = 'missing' in expected ? (expected.missing / 100).toFixed(2) : null
    expect(quoted).toMatchObject({ code: 2000004, data: { reason: expected.refused, missing } })
    return
  }
  // A coupon that saves nothing does not apply. If the buyer chose this coupon, the refusal names it.
  const isIdle = chosen.delivery !== 'none' && expected.delivery === 0
  if (isIdle) {
    expect(quoted).toMatchObject({ code: 2000004, data: { reason: 'nothing_fits' } })
    return
  }
  const { mallPart: _, ...costs } = expected
  expect(quoted.code).toBe(200)
  expect(costsOf(quoted.data.costs)).toEqual(costs)
  expect(quoted.data.shops.map(({ costs: ofShop }) => costsOf(ofShop))).toEqual([costs])
  await placeAndPay(shopper, quoted.data.quote_id, expected)
})

test('the ledger is consistent afterwards', () => everythingAgrees(mall))
