import {
  bankRecharge,
  checkWithdrawal,
  followShop,
  openConversation,
  reserveRecharge,
  saveShopCoupon,
  sendCode,
  sendMessage,
  updateCart,
  verifyEmail,
  waitForProduct,
  withdraw,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cartOf, newShopper, onSale, type OnSale, put } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { codeTo } from '../letters.ts'
import { payee, withdrawn } from '../payees.ts'
import { newKey } from '../recharging.ts'
import { consoleOf } from '../selling.ts'
import { goodPassword, newcomer } from '../shoppers.ts'

/** Tests fixed limits per person that no setting controls: the last allowed item, and one more. */
let mall: DemoMall
let goods: OnSale
const { now } = Date
const begin = new Date()
const after = (ms: number) => {
  mall.kernel.now = () => new Date(begin.getTime() + ms)
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = (await onSale(mall))[0] as OnSale
})
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})
afterAll(() => mall.end())
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)

test('a customer follows 500 shops at most', async () => {
  const { id, headers } = await newShopper(mall, 0)
  // Drops the foreign key, so that a customer can follow shops that do not exist. Only their number matters.
  await run(sql`alter table profile.follow drop constraint follow_shop_id_fkey`)
  await run(sql`insert into profile.follow (customer_id, shop_id, made_at) select ${id}, 900000 + n, now() from generate_series(1, 499) n`)
  const follow = (follow_: '0' | '1', shop_id = goods.shopId) => mall.ask(followShop, { shop_id, follow: follow_ }, headers)
  const [, second] = await onSale(mall)
  expect((await follow('1')).code).toBe(200)
  expect(await follow('1', second?.shopId)).toMatchObject({ code: 3000006, data: { limit: 500 } })
  expect((await follow('0')).code).toBe(200)
  expect((await follow('1', second?.shopId)).code).toBe(200)
})

test('a customer subscribes to 200 products at most', async () => {
  const { id, headers } = await newShopper(mall, 0)
  await run(
    sql`insert into favorites.waiting (customer_id, product_id, made_at) select ${id}, 900000 + n, now() from generate_series(1, 200) n`,
  )
  const wait = () => mall.ask(waitForProduct, { product_id: goods.productId, on: '1' }, headers)
  expect(await wait()).toMatchObject({ code: 3000006, data: { limit: 200 } })
  await run(sql`delete from favorites.waiting where customer_id = ${id} and product_id = 900001`)
  expect((await wait()).code).toBe(200)
})

test('a customer reserves 20 amounts at most, each for a day', async () => {
  const { headers } = await newShopper(mall, 0)
  after(0)
  const reserve = () => mall.ask(reserveRecharge, { amount: '5000', wallet: 'USDT-TRC20' } as never, headers)
  const codes = []
  for (let each = 0; each < 21; each += 1) codes.push((await reserve()).code)
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 3000002])
  after(86_400_000 - 1)
  expect((await reserve()).code).toBe(3000002)
  after(86_400_000)
  expect((await reserve()).code).toBe(200)
})

test('a card or bank recharge is 10 000.00 at most', async () => {
  const { headers } = await newShopper(mall, 0)
  const pay = (amount: string) => mall.ask(bankRecharge, { amount, channel: 'card', idempotency_key: newKey() }, headers)
  expect(await pay('10000.01')).toMatchObject({ code: 1000008, data: { fields: { amount: 'too_large' }, hint: '10000.00' } })
  expect((await pay('10000.00')).code).toBe(200)
})

test('a shop has 50 running coupons at most', async () => {
  const seller = await consoleOf(mall, goods.shopId)
  const had = await sql<{ many: number }>`select count(*)::int as many from coupons.coupon
    where shop_id = ${goods.shopId} and closed_at is null and (ends_at is null or ends_at > now())`.execute(mall.kernel.db)
  await run(sql`insert into coupons.coupon (code, shop_id, names, kind, begins_at, per_person)
    select 'MANY' || n, ${goods.shopId}, '{"en": "Many"}', 'free_delivery', now(), 1 from generate_series(1, ${49 - (had.rows[0]?.many ?? 0)}::int) n`)
  const save = (code: string) =>
    mall.ask(saveShopCoupon, { code, name_en: 'One more', kind: 'free_delivery', version: '0' } as never, seller)
  expect((await save('FIFTY')).code).toBe(200)
  expect(await save('FIFTYONE')).toMatchObject({ code: 3000006, data: { limit: 50 } })
})

test('a cart line has 999 pieces at most, regardless of the stock', async () => {
  await run(sql`update products.sku set items_left = 5000 where id = ${goods.skuId}`)
  const shopper = await newShopper(mall, 0)
  expect((await put(mall, shopper, goods, 998)).code).toBe(200)
  expect((await put(mall, shopper, goods, 1)).code).toBe(200)
  expect((await put(mall, shopper, goods, 1)).code).toBe(2000023)
  const [line] = (await cartOf(mall, shopper)).shops.flatMap(({ lines }) => lines)
  expect(line?.quantity).toBe(999)
  const update = (quantity: string) => mall.ask(updateCart, { id: line?.id ?? '', quantity } as never, shopper.headers)
  expect(await update('1000')).toMatchObject({ code: 1000008, data: { fields: { quantity: 'too_large' } } })
  expect((await update('0')).code).not.toBe(200)
  expect((await update('999')).code).toBe(200)
})

test('a customer sends 20 messages a minute at most', async () => {
  const { headers } = await newShopper(mall, 0)
  after(0)
  const { id } = (await mall.ask(openConversation, { with: 'shop', shop_id: goods.shopId }, headers)).data.conversation
  const say = () => mall.ask(sendMessage, { conversation: id, key: newKey(), text: 'Hello' }, headers)
  const codes = []
  for (let each = 0; each < 21; each += 1) codes.push((await say()).code)
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 3000006])
  after(60_001)
  expect((await say()).code).toBe(200)
})

/** Sends a code to a new user. Returns it with a wrong code to try. */
const sentCode = async () => {
  after(0)
  const here = await newcomer(mall)
  const code = await codeTo(mall.kernel, here.email)
  const wrong = code === '111111' ? '222222' : '111111'
  return { here, code, wrong, bring: (each: string) => mall.ask(verifyEmail, { code: each }, here.headers) }
}

test('a code allows five attempts, and reports how many are left', async () => {
  const { bring, wrong, code } = await sentCode()
  const left = []
  for (let each = 0; each < 4; each += 1) left.push((await bring(wrong)).data)
  expect(left).toEqual([4, 3, 2, 1].map((tries_left) => expect.objectContaining({ tries_left })))
  expect((await bring(code)).code, 'the fifth').toBe(200)
  const other = await sentCode()
  for (let each = 0; each < 5; each += 1) await other.bring(other.wrong)
  expect((await other.bring(other.code)).code, 'the sixth').toBe(3000004)
})

test('a code is valid for ten minutes', async () => {
  const early = await sentCode()
  after(10 * 60_000 - 1)
  expect((await early.bring(early.code)).code).toBe(200)
  const late = await sentCode()
  after(10 * 60_000)
  expect((await late.bring(late.code)).code).toBe(3000004)
})

test('the next code is sent after a minute, and five an hour at most', async () => {
  const { here } = await sentCode()
  const send = () => mall.ask(sendCode, { purpose: 'pay' }, here.headers)
  expect((await send()).code).toBe(200)
  after(60_000 - 1)
  expect(await send()).toMatchObject({ code: 3000002, data: { retry_after: 1 } })
  // Registration has sent the first code already.
  const codes = []
  for (const minute of [1, 2, 3, 4]) {
    after(minute * 60_000)
    codes.push((await send()).code)
  }
  expect(codes).toEqual([200, 200, 200, 3000002])
})

test('1000.00 and more needs two approvals, and the same withdrawal within ten seconds is one', async () => {
  after(0)
  const person = await payee(mall, '3000.00')
  const two = async (amount: string) => (await mall.ask(checkWithdrawal, { amount }, person.headers)).data.two_people
  expect([await two('999.99'), await two('1000.00'), await two('1000.01')]).toEqual([false, true, true])
  const first = await withdrawn(mall, person, '50.00')
  const again = { amount: '50.00', wallet: 'USDT-TRC20', password: goodPassword, code: '000000' }
  const ask = () => mall.ask(withdraw, { ...again, idempotency_key: newKey() }, person.headers)
  after(9_999)
  expect(await ask()).toMatchObject({ code: 200, data: { id: first.id, already: true } })
  // After this time a repeated request counts as new. It is refused because its code is used.
  after(10_000)
  expect((await ask()).code).toBe(3000004)
})
