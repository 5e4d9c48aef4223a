import * as calls from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { dispatchAll } from '../../../dispatch-all.ts'
import { openSession } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { receiveStock } from '../inventory/receive-stock.ts'

let mall: DemoMall
let ada: Record<string, string>
let ben: Record<string, string>
let ids: string[]
const signedIn = async (personId: string) => {
  const who = { audience: 'customer' as const, personId, device: 'test', address: '' }
  return { 'access-token': await transaction(mall.kernel, (tx) => openSession(tx, who, mall.kernel.now())) }
}
beforeAll(async () => {
  mall = await openDemoMall()
  const people = await sql<{ id: string }>`select id from accounts.customer order by id limit 2`.execute(mall.kernel.db)
  ada = await signedIn(people.rows[0]?.id ?? '')
  ben = await signedIn(people.rows[1]?.id ?? '')
  ids = (await mall.ask(calls.getHotList, { limit: '6' })).data.list.map((card) => card.id)
})
afterAll(() => mall.end())

const saved = async (who: Record<string, string>, fields: Record<string, string> = {}) =>
  (await mall.ask(calls.getFavourites, fields, who)).data

describe('favorites', () => {
  it('asks a visitor to log in', async () => {
    expect((await mall.ask(calls.getFavourites)).code).toBe(1100003)
    expect((await mall.ask(calls.setFavourite, { product_id: ids[0] ?? '', on: '1' })).code).toBe(1100003)
  })
  it('lists the latest first; saving again changes nothing, removing takes it out', async () => {
    for (const id of ids.slice(0, 3)) await mall.ask(calls.setFavourite, { product_id: id, on: '1' }, ada)
    await mall.ask(calls.setFavourite, { product_id: ids[0] ?? '', on: '1' }, ada)
    expect((await saved(ada)).list.map((card) => card.id)).toEqual([ids[2], ids[1], ids[0]])
    expect((await mall.ask(calls.setFavourite, { product_id: ids[1] ?? '', on: '0' }, ada)).data).toEqual({ count: 2 })
    expect(new Set((await saved(ada)).ids)).toEqual(new Set([ids[0], ids[2]]))
  })
  it('merges the favorites of a visitor in their order and ignores unknown IDs', async () => {
    const brought = await mall.ask(calls.setFavourite, { product_id: [...ids.slice(3), '987654321'], on: '1' }, ben)
    expect(brought).toMatchObject({ code: 200, data: { count: 3 } })
    expect((await saved(ben)).list.map((card) => card.id)).toEqual(ids.slice(3))
  })
  it('paginates without duplicates and shows each customer their own favorites', async () => {
    const first = await saved(ben, { limit: '2' })
    const rest = await saved(ben, { limit: '2', cursor: first.next_cursor ?? '' })
    expect([...first.list, ...rest.list].map((card) => card.id)).toEqual(ids.slice(3))
    expect(rest.next_cursor).toBeNull()
    expect((await saved(ada)).ids).not.toContain(ids[3])
  })
  it('shows a product that is no longer sold with status off_sale', async () => {
    await sql`update products.product set status = 'off' where id = ${ids[0]}`.execute(mall.kernel.db)
    expect((await saved(ada)).list.find((card) => card.id === ids[0])?.status).toBe('off_sale')
    await sql`update products.product set status = 'live' where id = ${ids[0]}`.execute(mall.kernel.db)
  })
  it('rejects unknown products, foreign cursors and more than five hundred favorites', async () => {
    expect((await mall.ask(calls.setFavourite, { product_id: '987654321', on: '1' }, ada)).code).toBe(2000019)
    expect((await mall.ask(calls.getFavourites, { cursor: 'bm90aGluZw' }, ada)).code).toBe(1000008)
    const { rows } = await sql<{ id: string }>`select customer_id as id from favorites.favourite where product_id = ${ids[3]}`.execute(
      mall.kernel.db,
    )
    await sql`insert into favorites.favourite (customer_id, product_id) select ${rows[0]?.id}, 5000000 + n from generate_series(1, 497) n`.execute(
      mall.kernel.db,
    )
    expect(await mall.ask(calls.setFavourite, { product_id: ids[0] ?? '', on: '1' }, ben)).toMatchObject({
      code: 3000006,
      data: { limit: 500 },
    })
    expect((await saved(ben)).ids).toHaveLength(500)
  })
})

describe('products stored on the device of a visitor', () => {
  const stored = async (productIds: string[]) => (await mall.ask(calls.getKeptProducts, { product_id: productIds })).data.list
  it('returns cards without duplicates in the order of the device and skips unknown IDs', async () => {
    const [first = '', second = '', third = ''] = ids
    expect((await stored([third, first, '987654321', second, first])).map((card) => card.id)).toEqual([third, first, second])
  })
  it('shows a stored product that is no longer sold with status off_sale', async () => {
    await sql`update products.product set status = 'off' where id = ${ids[0]}`.execute(mall.kernel.db)
    expect(await stored([ids[0] ?? ''])).toMatchObject([{ id: ids[0], status: 'off_sale' }])
    await sql`update products.product set status = 'live' where id = ${ids[0]}`.execute(mall.kernel.db)
  })
  it('accepts thirty IDs per request and rejects more', async () => {
    const many = Array.from({ length: 31 }, (_, at) => String(at + 1))
    expect((await mall.ask(calls.getKeptProducts, { product_id: many })).code).toBe(1000008)
    expect(await stored(many.slice(1))).not.toHaveLength(0)
  })
})

describe('viewing history', () => {
  const looked = async () => (await mall.ask(calls.getHistory, {}, ada)).data.list.map((card) => card.id)
  it('viewing a product again moves it to the front; a merged list preserves its order', async () => {
    await mall.ask(calls.seeProducts, { product_id: ids.slice(0, 3) }, ada)
    expect(await looked()).toEqual(ids.slice(0, 3))
    await mall.ask(calls.seeProducts, { product_id: ids[2] ?? '' }, ada)
    expect(await looked()).toEqual([ids[2], ids[0], ids[1]])
  })
  it('can be cleared', async () => {
    await mall.ask(calls.clearHistory, {}, ada)
    expect(await looked()).toEqual([])
  })
})

describe('sold-out product', () => {
  const soldOut = async () => {
    const found = await sql<{
      id: string
      product_id: string
    }>`select sku.id, product_id from products.sku join products.product on product.id = product_id
      where product.items_left = 0 and product.status = 'live' limit 1`.execute(mall.kernel.db)
    return found.rows[0] ?? { id: '', product_id: '' }
  }
  const restockNotices = async (who: Record<string, string>) =>
    (await mall.ask(calls.getNotices, {}, who)).data.list.filter((notice) => notice.title === 'Back in stock')
  it('sends one back-in-stock notification to customers who still wait', async () => {
    const { id: skuId, product_id: productId } = await soldOut()
    for (const who of [ada, ben])
      expect((await mall.ask(calls.waitForProduct, { product_id: productId, on: '1' }, who)).data).toEqual({ waiting: true })
    await mall.ask(calls.waitForProduct, { product_id: productId, on: '0' }, ben)
    const before = (await restockNotices(ada)).length
    await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 5, reference: 'came back' }]))
    await expect.poll(async () => (await restockNotices(ada)).length).toBe(before + 1)
    expect((await restockNotices(ada))[0]).toMatchObject({ read: false, link: `#/pages/prouduct/detail?id=${productId}` })
    await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 5, reference: 'and more' }]))
    await dispatchAll(mall.kernel)
    expect(await restockNotices(ada)).toHaveLength(before + 1)
    expect(await restockNotices(ben)).toHaveLength(0)
  })
  it('notifies immediately if it was restocked while its page was open', async () => {
    const { id: skuId, product_id: productId } = await soldOut()
    await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 5, reference: 'behind an open page' }]))
    await dispatchAll(mall.kernel)
    const before = (await restockNotices(ben)).length
    await mall.ask(calls.waitForProduct, { product_id: productId, on: '1' }, ben)
    expect(await restockNotices(ben)).toHaveLength(before + 1)
  })
  it('rejects waiting without a login or for an unknown product', async () => {
    expect((await mall.ask(calls.waitForProduct, { product_id: '1', on: '1' })).code).toBe(1100003)
    expect((await mall.ask(calls.waitForProduct, { product_id: '987654321', on: '1' }, ada)).code).toBe(2000019)
  })
})

describe('shops', () => {
  const followers = async (id: string) => (await mall.ask(calls.getShop, { id, section: 'about' })).data.shop.followers
  it('the public follower count follows the actual followers', async () => {
    const before = await followers('1')
    expect((await mall.ask(calls.followShop, { shop_id: '1', follow: '1' }, ada)).data.followers).toBe(before + 1)
    expect((await mall.ask(calls.followShop, { shop_id: '1', follow: '1' }, ada)).data.followers).toBe(before + 1)
    expect((await mall.ask(calls.followShop, { shop_id: '1', follow: '1' }, ben)).data.followers).toBe(before + 2)
    await expect.poll(() => followers('1')).toBe(before + 2)
    await mall.ask(calls.followShop, { shop_id: '1', follow: '0' }, ben)
    await expect.poll(() => followers('1')).toBe(before + 1)
  })
  it('the followed shops show their number of new products', async () => {
    await mall.ask(calls.followShop, { shop_id: '2', follow: '1' }, ada)
    const before = (await mall.ask(calls.getFollowedShops, {}, ada)).data
    expect(before.list.map((each) => each.shop.id)).toEqual(['2', '1'])
    expect(before.list[0]).toMatchObject({ new_count: 0 })
    expect(before.list[0]?.newest.length).toBeGreaterThan(0)
    await sql`update products.product set published_at = now() + interval '1 second' where id in (select id from products.product where shop_id = 2 and status = 'live' limit 2)`.execute(
      mall.kernel.db,
    )
    expect((await mall.ask(calls.getFollowedShops, {}, ada)).data.list[0]).toMatchObject({ new_count: 2 })
  })
  it('rejects following an unknown shop or without a login', async () => {
    expect((await mall.ask(calls.followShop, { shop_id: '424242', follow: '1' }, ada)).code).toBe(2000019)
    expect((await mall.ask(calls.followShop, { shop_id: '1', follow: '1' })).code).toBe(1100003)
  })
  it('list the reviews of all their products, newest first, with the product', async () => {
    const first = (await mall.ask(calls.getShopReviews, { id: '1', limit: '5' })).data
    const rest = (await mall.ask(calls.getShopReviews, { id: '1', limit: '5', cursor: first.next_cursor ?? '' })).data
    const dates = [...first.list, ...rest.list].map((each) => each.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set([...first.list, ...rest.list].map((each) => each.id)).size).toBe(10)
    expect(first.list[0]?.product.name_en).toBeTruthy()
    expect((await mall.ask(calls.getShopReviews, { id: '1', rating: '5' })).data.list.every((each) => each.rating === 5)).toBe(true)
    expect((await mall.ask(calls.getShopReviews, { id: '424242' })).code).toBe(2000019)
  })
})
