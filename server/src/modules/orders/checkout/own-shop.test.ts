import { addToCart, getCart, getUserInfo } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopper, onSale, type OnSale, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'

let mall: DemoMall
let own: OnSale
let other: OnSale
beforeAll(async () => {
  mall = await openDemoMall()
  const [first, second] = await onSale(mall)
  if (!first || !second) throw new Error('too little is on sale')
  own = first
  other = second
})
afterAll(() => mall.end())

/** Runs the test with a shopper who owns the shop or works for it. */
const inShop = async (as: 'owner' | 'active' | 'disabled', test: (shopper: Shopper) => Promise<void>) => {
  const { db } = mall.kernel
  const shopper = await newShopper(mall)
  const was = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${own.shopId}`.execute(db)
  if (as === 'owner') await sql`update profile.shop set owner_id = ${shopper.id} where id = ${own.shopId}`.execute(db)
  else
    await sql`insert into profile.member (shop_id, email, customer_id, role, status, since)
      values (${own.shopId}, ${`${shopper.id}@people.example`}, ${shopper.id}, 'support', ${as}, now())`.execute(db)
  try {
    await test(shopper)
  } finally {
    await sql`update profile.shop set owner_id = ${was.rows[0]?.owner} where id = ${own.shopId}`.execute(db)
    await sql`delete from profile.member where customer_id = ${shopper.id}`.execute(db)
  }
}
const atOnce = ({ productId }: OnSale) => ({ items: [{ product_id: productId, quantity: '1' }] })

test.each(['owner', 'active'] as const)(
  'a member (%s) of a shop cannot get a quote for its products, from the cart or directly; others can',
  async (as) => {
    await inShop(as, async (shopper) => {
      const refused = { code: 3000001, data: { lines: [{ product_id: own.productId, sku_id: own.skuId }] } }
      expect(await quote(mall, shopper, atOnce(own))).toMatchObject(refused)
      await put(mall, shopper, other)
      expect((await quote(mall, shopper)).code).toBe(200)
      expect(await put(mall, shopper, own)).toMatchObject({ code: 3000001 })
      await sql`insert into cart.line (customer_id, product_id, sku_id, quantity, price_seen, added_at)
      values (${shopper.id}, ${own.productId}, ${own.skuId}, 1, ${own.price}, now())`.execute(mall.kernel.db)
      expect(await quote(mall, shopper)).toMatchObject(refused)
      const cart = (await mall.ask(getCart, {}, shopper.headers)).data
      expect(cart.gone).toMatchObject([{ product_id: own.productId, state: 'own_shop', selected: false }])
      expect(cart.shops.flatMap(({ lines }) => lines.map((line) => line.product_id))).toEqual([other.productId])
      expect((await mall.ask(getUserInfo, {}, shopper.headers)).data.works_for).toBe(own.shopId)
      expect((await quote(mall, await newShopper(mall), atOnce(own))).code).toBe(200)
    })
  },
)

test('a former member of a shop can buy there again', async () => {
  await inShop('disabled', async (shopper) => {
    expect((await mall.ask(getUserInfo, {}, shopper.headers)).data.works_for).toBeNull()
    expect((await mall.ask(addToCart, { product_id: own.productId, quantity: '1' }, shopper.headers)).code).toBe(200)
    expect((await quote(mall, shopper)).code).toBe(200)
  })
})

test('a customer who joins a shop after the quote cannot place it', async () => {
  const shopper = await newShopper(mall)
  const quoted = await quote(mall, shopper, atOnce(own))
  const { db } = mall.kernel
  await sql`insert into profile.member (shop_id, email, customer_id, role, status, since)
    values (${own.shopId}, ${`${shopper.id}@people.example`}, ${shopper.id}, 'orders', 'active', now())`.execute(db)
  expect(await place(mall, shopper, quoted.data.quote_id)).toMatchObject({ code: 3000001 })
  await sql`delete from profile.member where customer_id = ${shopper.id}`.execute(db)
  expect((await place(mall, shopper, quoted.data.quote_id)).code).toBe(200)
})
