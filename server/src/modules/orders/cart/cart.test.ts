import { addToCart, getCart, getUserInfo, mergeCart, priceCart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartOf, newShopper, onSale, type OnSale, put, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { newKey } from '../../../../test/recharging.ts'

let mall: DemoMall
let goods: OnSale[]
let shopper: Shopper
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
})
afterAll(() => mall.end())
beforeEach(async () => {
  shopper = await newShopper(mall, 0)
})

const [first, second] = [() => goods[0] as OnSale, () => goods[1] as OnSale]
const linesOf = async () => (await cartOf(mall, shopper)).shops.flatMap(({ lines }) => lines)
const update = (fields: Record<string, string>) => mall.ask(updateCart, fields as never, shopper.headers)
const change = (table: string, id: string, to: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(to)} where id = ${id}`.execute(mall.kernel.db)
const variants = async () => {
  const found = await sql<{ productId: string; skuId: string }>`
    select product_id as "productId", id as "skuId" from products.sku where items_left > 5 and product_id = (
      select product_id from products.sku join products.product on product.id = product_id where sku.items_left > 5 and status = 'live' and expires_at is null
      group by product_id having count(*) > 1 order by product_id limit 1) order by id limit 2`.execute(mall.kernel.db)
  return found.rows
}

describe('cart', () => {
  it('adds items, sums them and returns the counts', async () => {
    expect((await put(mall, shopper, first(), 2)).data).toMatchObject({ items_count: 1, quantity: 2 })
    expect((await put(mall, shopper, first())).data).toMatchObject({ items_count: 1, quantity: 3 })
    expect((await put(mall, shopper, second())).data).toMatchObject({ items_count: 2, quantity: 1 })
    const cart = await cartOf(mall, shopper)
    expect(cart.shops).toHaveLength(2)
    expect(cart.items_count).toBe(2)
    expect(cart.costs).toMatchObject({ lines: 2, pieces: 4 })
    expect((await mall.ask(getUserInfo, {}, shopper.headers)).data.card.count).toBe(2)
    const sums = cart.costs
    const total = Number(sums.items) - Number(sums.discount) + Number(sums.delivery) - Number(sums.delivery_discount) + Number(sums.tax)
    expect(Number(sums.total)).toBeCloseTo(total, 2)
    expect(cart.place).toMatchObject({ country: 'TH' })
  })

  it('adds ten concurrent pieces of one item as ten', async () => {
    await Promise.all(Array.from({ length: 10 }, () => put(mall, shopper, first())))
    expect(await linesOf()).toMatchObject([{ quantity: 10 }])
  })

  it('rejects an unknown or unavailable product, a missing variant, too many pieces or an invalid quantity', async () => {
    const { headers } = shopper
    expect((await mall.ask(addToCart, { product_id: '999999999', quantity: '1' }, headers)).code).toBe(2000019)
    const [variant] = await variants()
    expect(await mall.ask(addToCart, { product_id: variant?.productId ?? '', quantity: '1' }, headers)).toMatchObject({
      code: 1000009,
      data: { fields: { sku_id: 'missing' } },
    })
    expect(await put(mall, shopper, first(), 999)).toMatchObject({ code: 2000023, data: { items_left: expect.any(Number) } })
    for (const quantity of ['0', '-1', '1000', '1.5', '1e2', '١'])
      expect((await mall.ask(addToCart, { product_id: first().productId, quantity }, headers)).code).toBe(1000008)
    await change('products.product', first().productId, `status = 'off'`)
    expect((await put(mall, shopper, first())).code).toBe(2000021)
    await change('products.product', first().productId, `status = 'live'`)
    await change('profile.shop', first().shopId, `status = 'suspended'`)
    expect((await put(mall, shopper, first())).code).toBe(2000021)
    await change('profile.shop', first().shopId, `status = 'open'`)
    expect((await cartOf(mall, shopper)).items_count).toBe(0)
  })

  it('returns the state of each line', async () => {
    await put(mall, shopper, first(), 2)
    const state = async () => {
      const cart = await cartOf(mall, shopper)
      return [...cart.shops.flatMap(({ lines }) => lines), ...cart.gone].map((line) => line.state)
    }
    expect(await state()).toEqual(['ok'])
    const { price } = first()
    await change('products.sku', first().skuId, `price = price + 100`)
    expect(await state()).toEqual(['price_changed'])
    const [line] = await linesOf()
    expect((await update({ id: line?.id ?? '', agreed: '1' })).data.shops[0]?.lines[0]?.state).toBe('ok')
    await change('products.sku', first().skuId, `price = ${price}`)
    await update({ id: line?.id ?? '', agreed: '1' })
    const before = await sql<{ left: string }>`select items_left as "left" from products.sku where id = ${first().skuId}`.execute(
      mall.kernel.db,
    )
    for (const [left, expected] of [
      [4, 'low_stock'],
      [1, 'too_many'],
      [0, 'sold_out'],
    ] as const) {
      await change('products.sku', first().skuId, `items_left = ${left}`)
      expect(await state()).toEqual([expected])
    }
    await change('products.sku', first().skuId, `items_left = ${before.rows[0]?.left}`)
    await change('profile.shop', first().shopId, `status = 'suspended'`)
    expect(await state()).toEqual(['shop_closed'])
    await change('profile.shop', first().shopId, `status = 'open'`)
    await change('products.product', first().productId, `expires_at = now() - interval '1 day'`)
    expect(await state()).toEqual(['expired'])
    await change('products.product', first().productId, `expires_at = null`)
    expect(await state()).toEqual(['ok'])
  })

  it('changes quantity, selection and variant, and merges two lines of one variant', async () => {
    const [one, two] = await variants()
    const { headers } = shopper
    for (const each of [one, two])
      await mall.ask(addToCart, { product_id: each?.productId ?? '', sku_id: each?.skuId ?? '', quantity: '1' }, headers)
    const lines = await linesOf()
    const line = lines.find(({ sku_id }) => sku_id === one?.skuId)
    expect((await update({ id: line?.id ?? '', quantity: '2', selected: '0' })).data.costs.pieces).toBe(1)
    const merged = await update({ id: line?.id ?? '', sku_id: two?.skuId ?? '' })
    expect(merged.data.shops.flatMap((shop) => shop.lines)).toMatchObject([{ sku_id: two?.skuId, quantity: 3 }])
    expect((await update({ id: line?.id ?? '', quantity: '999' })).code).toBe(2000023)
    expect((await update({ id: '999999999', quantity: '1' })).code).toBe(2000019)
    const other = await newShopper(mall, 0)
    expect((await mall.ask(updateCart, { id: line?.id ?? '', quantity: '1' }, other.headers)).code).toBe(2000019)
  })

  it('counts only selected lines and drops removed ones', async () => {
    await put(mall, shopper, first())
    await put(mall, shopper, second())
    const ids = (await linesOf()).map(({ id }) => id)
    const none = await mall.ask(selectInCart, { ids, selected: '0' } as never, shopper.headers)
    expect(none.data.costs).toMatchObject({ lines: 0, total: '0.00' })
    const one = await mall.ask(removeFromCart, { ids: [ids[0]] } as never, shopper.headers)
    expect(one.data.items_count).toBe(1)
    expect((await mall.ask(removeFromCart, { ids } as never, shopper.headers)).data.items_count).toBe(0)
    expect((await mall.ask(getCart, {}, shopper.headers)).data.shops).toEqual([])
  })
})

describe('cart of a visitor', () => {
  const items = () => [
    { product_id: first().productId, quantity: '2' },
    { product_id: '999999999', quantity: '1' },
  ]
  it('is priced but not stored', async () => {
    const priced = await mall.ask(priceCart, { items: items(), country: 'TH' } as never)
    expect(priced.data.shops.flatMap(({ lines }) => lines)).toMatchObject([{ product_id: first().productId, quantity: 2, state: 'ok' }])
    expect(Number(priced.data.costs.total)).toBeGreaterThan(0)
    const unplaced = await mall.ask(priceCart, { items: items() } as never)
    expect(unplaced.data).toMatchObject({ place: null, shops: [{ delivery: null }] })
  })
  it('is merged once however often it is sent, and reports reduced quantities', async () => {
    await put(mall, shopper, first())
    const key = newKey()
    const wanted = { items: [{ product_id: first().productId, quantity: '998' }, ...items()], idempotency_key: key }
    const merged = await mall.ask(mergeCart, wanted as never, shopper.headers)
    expect(merged.data.capped).toMatchObject([{ product_id: first().productId, wanted: 1001 }])
    const before = merged.data.shops[0]?.lines[0]?.quantity
    const again = await mall.ask(mergeCart, wanted as never, shopper.headers)
    expect(again.data.shops[0]?.lines[0]?.quantity).toBe(before)
    expect(again.data.capped).toEqual([])
  })
})
