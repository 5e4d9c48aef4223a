import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../src/platform/db/database.ts'
import { getOne } from '../src/platform/db/rows.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { changeSkuPrice } from '../src/modules/catalog/products/offers/price-sku.ts'
import { shelveProduct } from '../src/modules/catalog/products/offers/shelve-product.ts'
import { stopShop } from '../src/modules/shops/profile/standing-rows.ts'
import { reserveStock } from '../src/modules/catalog/inventory/reserve-stock.ts'
import { cartOf, newShopper, onSale, place, put, quote, type OnSale, type Shopper } from './buying.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

/** A change of a product in the cart, and the expected state of its cart line. */
const changesOfGoods: { what: string; happen: (tx: Tx, goods: OnSale) => Promise<unknown>; state: string; quoted: number }[] = [
  {
    what: 'what costs more',
    happen: (tx, { productId, skuId, price }) => changeSkuPrice(tx, { productId, skuId, price: minor(BigInt(price) + 100n) }, new Date()),
    state: 'price_changed',
    quoted: 200,
  },
  {
    what: 'what was taken off',
    happen: (tx, { productId }) => shelveProduct(tx, productId, { on: false }),
    state: 'off_sale',
    quoted: 2000021,
  },
  {
    what: 'what ended',
    happen: (tx, { productId }) => sql`update products.product set expires_at = now() where id = ${productId}`.execute(tx),
    state: 'expired',
    quoted: 2000021,
  },
  {
    what: 'what a shop sold that is off the mall',
    happen: (tx, { shopId }) => stopShop(tx, shopId, 'none'),
    state: 'shop_closed',
    quoted: 2000021,
  },
]

describe('fresh data for buyers despite stale caches', () => {
  let sold: OnSale[]
  let mali: Shopper
  beforeAll(async () => {
    sold = await onSale(mall)
    mali = await newShopper(mall)
  })
  test.each(changesOfGoods.map((each, at) => ({ ...each, at })))('$what', async ({ happen, state, quoted, at }) => {
    const goods = sold[at]
    if (!goods) throw new Error('too little is on sale')
    const item = { items: [{ product_id: goods.productId, quantity: '1' }] }
    expect((await put(mall, mali, goods)).code).toBe(200)
    expect((await quote(mall, mali, item)).code).toBe(200)
    await transaction(mall.kernel, (tx) => happen(tx, goods))
    const { shops, gone } = await cartOf(mall, mali)
    const lines = [...gone, ...shops.flatMap((each) => each.lines)]
    expect(lines.find(({ sku_id }) => sku_id === goods.skuId)?.state).toBe(state)
    expect((await quote(mall, mali, item)).code).toBe(quoted)
  })
  test('a sold-out product is refused at checkout, and no stock is taken', async () => {
    const goods = sold[changesOfGoods.length]
    if (!goods) throw new Error('too little is on sale')
    const requests = await quote(mall, mali, { items: [{ product_id: goods.productId, quantity: '1' }] })
    await transaction(mall.kernel, async (tx) => {
      const { left } = await getOne<{ left: number }>(
        tx,
      )`select (on_hand - reserved)::int as left from inventory.level where sku_id = ${goods.skuId}`
      await reserveStock(tx, [{ skuId: goods.skuId, quantity: left, reference: 'kept-3' }])
    })
    expect((await place(mall, mali, requests.data.quote_id)).code).toBe(2000023)
  })
})
