import { findRecipient, transferBalance } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../src/platform/db/transaction.ts'
import { putConfig } from '../../src/modules/foundation/settings/settings-rows.ts'
import { everythingAgrees, newShopper, onSale, type OnSale, quote } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { newKey } from '../recharging.ts'
import { holds } from '../selling.ts'
import { everyCase, said } from './pairs.ts'

/** The mall's setting, the shop that gets the first transfer, and the amount for another owner's shop. The daily limit is 60.00. */
const choices = { offer: ['any', 'own', 'off'], first: ['own', 'other'], other: [5999, 6000, 6001] } as const
const [cap, toOwn] = [6000, 80_000]

let mall: DemoMall
let own: OnSale
let other: OnSale
let ownerBefore: string
const configure = (name: string, value: unknown) => transaction(mall.kernel, (tx) => putConfig(tx, name, value))
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  ;[own, other] = (await onSale(mall)) as [OnSale, OnSale]
  const shop = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${own.shopId}`.execute(mall.kernel.db)
  ownerBefore = shop.rows[0]?.owner ?? ''
  await configure('transfer_daily_cap', (cap / 100).toFixed(2))
  await configure('transfers_a_day', 1)
})
afterAll(async () => {
  await sql`update profile.shop set owner_id = ${ownerBefore} where id = ${own.shopId}`.execute(mall.kernel.db)
  await mall.end()
})

test.each(everyCase(choices).map((each) => [said(each), each] as const))('%s', async (_name, chosen) => {
  await configure('merchant_transfer', chosen.offer)
  mall.kernel.cache.dropAll()
  const person = await newShopper(mall, 100_000)
  await sql`update profile.shop set owner_id = ${person.id} where id = ${own.shopId}`.execute(mall.kernel.db)
  const give = (shop: OnSale, cents: number) =>
    mall.ask(
      transferBalance,
      { shop_id: shop.shopId, amount: (cents / 100).toFixed(2), password: person.password, idempotency_key: newKey() },
      person.headers,
    )
  const recipient = async (shop: OnSale) => {
    const { code, data } = await mall.ask(findRecipient, { shop_id: shop.shopId }, person.headers)
    return code === 200 ? [data.own, data.left_today, data.held_hours] : code
  }
  const shopHad = await holds(mall, `shop.available/${own.shopId}`)
  let [available, frozen, shopGot, transferred] = [100_000, 0, 0, 0]
  const toOwnShop = async () => {
    const { code, data } = await give(own, toOwn)
    expect(code).toBe(chosen.offer === 'off' ? 3000001 : 200)
    if (code !== 200) return
    // A transfer to one's own shop completes at once, even above the daily cap.
    expect([data.state, data.held_until]).toEqual(['completed', null])
    available -= toOwn
    shopGot += toOwn
  }
  const toOther = async () => {
    const { code, data } = await give(other, chosen.other)
    expect(code).toBe(chosen.offer !== 'any' ? 3000001 : chosen.other > cap ? 3000011 : 200)
    if (code !== 200) return
    expect(data.state).toBe('held')
    available -= chosen.other
    frozen += chosen.other
    transferred += chosen.other
  }
  for (const give_ of chosen.first === 'own' ? [toOwnShop, toOther] : [toOther, toOwnShop]) await give_()
  expect({
    available: Number(await holds(mall, `customer.available/${person.id}`)),
    frozen: Number(await holds(mall, `customer.frozen/${person.id}`)),
    shop: Number((await holds(mall, `shop.available/${own.shopId}`)) - shopHad),
    own: await recipient(own),
    other: await recipient(other),
  }).toEqual({
    ...{ available, frozen, shop: shopGot },
    own: chosen.offer === 'off' ? 3000001 : [true, null, 0],
    other: chosen.offer === 'any' ? [false, ((cap - transferred) / 100).toFixed(2), 24] : 3000001,
  })
  // A second transfer to another owner's shop exceeds the daily number. A second one to one's own shop does not.
  if (transferred > 0) expect((await give(other, 1)).code).toBe(3000002)
  if (chosen.offer !== 'off') expect((await give(own, 1)).code).toBe(200)
  const buys = async ({ productId }: OnSale) => (await quote(mall, person, { items: [{ product_id: productId, quantity: '1' }] })).code
  expect([await buys(own), await buys(other)]).toEqual([3000001, 200])
})

test('the ledger is consistent afterwards', () => everythingAgrees(mall))
