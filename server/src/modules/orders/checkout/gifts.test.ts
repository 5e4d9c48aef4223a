import { getCart, priceSku, showOrder, writeReview } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { newShopper, onSale, type OnSale, place, put, quote } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { bringTo } from '../../../../test/receiving.ts'
import { boughtUntil } from '../../../../test/refunding.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'

let mall: DemoMall
let goods: OnSale
beforeAll(async () => {
  mall = await openDemoMall()
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
})
afterAll(() => mall.end())

const allow = (yes: boolean) => transaction(mall.kernel, (tx) => putConfig(tx, 'gifts_allowed', yes))
const items = () => ({ items: [{ product_id: goods.productId, quantity: '1' }] })
const priced = async (price: string) => askSeeing(mall, priceSku, { sku_id: goods.skuId, price }, await consoleOf(mall, goods.shopId))
const costs = async () =>
  (await sql<{ price: string }>`select price from products.sku where id = ${goods.skuId}`.execute(mall.kernel.db)).rows[0]?.price

test('a shop cannot set a price below 0.01 unless the mall allows gifts', async () => {
  for (const zero of ['0', '0.00', '0.0']) expect(await priced(zero)).toMatchObject({ code: 1000008, data: { fields: { price: 'zero' } } })
  expect(await costs()).toBe(goods.price)
  expect((await priced('0.01')).code).toBe(200)
  await allow(true)
  expect((await priced('0.00')).data).toMatchObject({ price: '0.00' })
  await allow(false)
  expect((await priced((Number(goods.price) / 100).toFixed(2))).code).toBe(200)
})

test('a product priced zero cannot be added to the cart, quoted or ordered unless the mall allows gifts', async () => {
  const shopper = await newShopper(mall)
  await put(mall, shopper, goods)
  await sql`update products.sku set price = 0 where id = ${goods.skuId}`.execute(mall.kernel.db)
  const other = await newShopper(mall)
  const refused = [await quote(mall, shopper), await quote(mall, shopper, items()), await put(mall, other, goods)]
  expect(refused.map(({ code }) => code)).toEqual([2000021, 2000021, 2000021])
  expect((await mall.ask(getCart, {}, shopper.headers)).data.gone).toMatchObject([{ product_id: goods.productId, state: 'off_sale' }])
  await allow(true)
  const quoted = await quote(mall, shopper, items())
  expect(quoted.code).toBe(200)
  await allow(false)
  expect((await place(mall, shopper, quoted.data.quote_id)).code).toBe(2000021)
  await allow(true)
  const placed = await place(mall, shopper, quoted.data.quote_id)
  expect(placed.code).toBe(200)
  await allow(false)
  await sql`update products.sku set price = ${goods.price} where id = ${goods.skuId}`.execute(mall.kernel.db)
})

test('a gift cannot be rated and is not pending a rating', async () => {
  const order = await boughtUntil(mall, 'paid', { quantities: [1, 1] })
  // Makes one of the two lines free of charge.
  await sql`alter table orders.line disable trigger user`.execute(mall.kernel.db)
  await sql`update orders.line set price = 0, amount = 0, shop_discount = 0, mall_discount = 0, tax = 0 where order_id = ${order.orderId} and line = 1`.execute(
    mall.kernel.db,
  )
  await sql`alter table orders.line enable trigger user`.execute(mall.kernel.db)
  await bringTo(mall.kernel, order.orderId, 'received')
  const { headers } = order.shopper
  const rate = (line: string) => mall.ask(writeReview, { id: order.orderId, item_id: line, rating: '5', text: 'Free' } as never, headers)
  expect(await rate('1')).toMatchObject({ code: 2000007, data: { reason: 'gift' } })
  const waits = async () =>
    (await sql<{ n: number }>`select lines_left as n from orders.to_rate where order_id = ${order.orderId}`.execute(mall.kernel.db)).rows[0]
      ?.n
  expect(await waits()).toBe(1)
  expect((await mall.ask(showOrder, { id: order.orderId }, headers)).data.lines.map((line) => line.may_comment)).toEqual([false, true])
  expect((await rate('2')).code).toBe(200)
  expect(await waits()).toBeUndefined()
})
