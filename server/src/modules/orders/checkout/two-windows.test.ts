import { addToCart, mergeCart, removeFromCart, selectInCart, showPayment, updateCart } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cartOf,
  everythingAgrees,
  newShopper,
  onSale,
  type OnSale,
  payFor,
  place,
  put,
  quote,
  type Shopper,
} from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { newKey } from '../../../../test/recharging.ts'

let mall: DemoMall
let goods: OnSale[]
const { now } = Date
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
  if (goods.length < 3) throw new Error('too little is on sale')
})
afterAll(() => mall.end())

const [first, second, third] = [() => goods[0] as OnSale, () => goods[1] as OnSale, () => goods[2] as OnSale]
const quoteId = async (shopper: Shopper) => (await quote(mall, shopper)).data.quote_id
const lineOf = async (shopper: Shopper, { productId }: OnSale) => {
  const found = (await cartOf(mall, shopper)).shops.flatMap(({ lines }) => lines).find((line) => line.product_id === productId)
  if (!found) throw new Error(`the product ${productId} is not in the cart`)
  return found
}
const paymentsOf = async ({ id }: Shopper) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from checkout.payment where customer_id = ${id}`.execute(mall.kernel.db)).rows[0]?.n,
  )
/** A shopper with one product in the cart, and two windows that each have a quote for it. */
const twoWindows = async () => {
  const shopper = await newShopper(mall)
  await put(mall, shopper, first())
  const [one, other] = [await quoteId(shopper), await quoteId(shopper)]
  expect(one).not.toBe(other)
  return { shopper, one, other }
}

describe('one cart in two windows', () => {
  it('is bought once: the second window is refused and gets the first order, also a paid one', async () => {
    const { shopper, one, other } = await twoWindows()
    const placed = await place(mall, shopper, one)
    const expected = {
      code: 3000003,
      data: {
        changes: [{ what: 'cart', product_id: first().productId, before: '1', after: null }],
        placed: { payment_id: placed.data.payment_id, orders: placed.data.orders },
      },
    }
    expect(await place(mall, shopper, other)).toMatchObject(expected)
    expect((await payFor(mall, shopper, placed.data.payment_id)).code).toBe(200)
    expect(await place(mall, shopper, other)).toMatchObject(expected)
    expect(await paymentsOf(shopper)).toBe(1)
    await everythingAgrees(mall)
  })

  it('is bought once when eight windows place their quotes concurrently', async () => {
    const shopper = await newShopper(mall)
    for (const each of [first(), second()]) await put(mall, shopper, each)
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quoteId(shopper)))
    const answers = await Promise.all(quotes.map((id) => place(mall, shopper, id)))
    const [winner, ...more] = answers.filter(({ code }) => code === 200)
    expect(more).toEqual([])
    for (const lost of answers.filter(({ code }) => code !== 200))
      expect(lost).toMatchObject({ code: 3000003, data: { placed: { payment_id: winner?.data.payment_id } } })
    expect(await paymentsOf(shopper)).toBe(1)
    await everythingAgrees(mall)
  })

  it('gets the first order, not a shortage, if the first window bought the last piece', async () => {
    const shopper = await newShopper(mall)
    await put(mall, shopper, third())
    const [one, other] = [await quoteId(shopper), await quoteId(shopper)]
    const level = sql<{ had: string }>`select on_hand as had from inventory.level where sku_id = ${third().skuId}`
    const had = (await level.execute(mall.kernel.db)).rows[0]?.had
    await sql`update inventory.level set on_hand = reserved + 1 where sku_id = ${third().skuId}`.execute(mall.kernel.db)
    await sql`update products.sku set items_left = 1 where id = ${third().skuId}`.execute(mall.kernel.db)
    const placed = await place(mall, shopper, one)
    const refused = await place(mall, shopper, other)
    await sql`update inventory.level set on_hand = ${had} where sku_id = ${third().skuId}`.execute(mall.kernel.db)
    await sql`update products.sku set items_left = (select on_hand - reserved from inventory.level where sku_id = ${third().skuId})
      where id = ${third().skuId}`.execute(mall.kernel.db)
    expect(refused).toMatchObject({ code: 3000003, data: { placed: { payment_id: placed.data.payment_id } } })
  })

  it('returns the first order to the same window again, under the same or another key', async () => {
    const { shopper, one } = await twoWindows()
    const key = newKey()
    const answers = [await place(mall, shopper, one, { idempotency_key: key })]
    await put(mall, shopper, first())
    answers.push(await place(mall, shopper, one, { idempotency_key: key }), await place(mall, shopper, one))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1)
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })

  it('is refused without an order after a quantity change, and the new quote is placed', async () => {
    const { shopper, one } = await twoWindows()
    const { id } = await lineOf(shopper, first())
    await mall.ask(updateCart, { id, quantity: '2' }, shopper.headers)
    expect(await place(mall, shopper, one)).toMatchObject({
      code: 3000003,
      data: { changes: [{ what: 'cart', product_id: first().productId, before: '1', after: '2' }], placed: null },
    })
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
    expect((await place(mall, shopper, await quoteId(shopper))).code).toBe(200)
    expect((await cartOf(mall, shopper)).items_count).toBe(0)
  })

  it('is refused after one more piece was added', async () => {
    const { shopper, one } = await twoWindows()
    await put(mall, shopper, first())
    expect(await place(mall, shopper, one)).toMatchObject({ code: 3000003, data: { changes: [{ before: '1', after: '2' }], placed: null } })
  })

  it('is refused after the line was removed, or removed and added again', async () => {
    const { shopper, one } = await twoWindows()
    const { id } = await lineOf(shopper, first())
    await mall.ask(removeFromCart, { ids: id }, shopper.headers)
    const gone = { code: 3000003, data: { changes: [{ what: 'cart', before: '1', after: null }], placed: null } }
    expect(await place(mall, shopper, one)).toMatchObject(gone)
    await put(mall, shopper, first())
    expect(await place(mall, shopper, one)).toMatchObject(gone)
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })

  it('is refused after the line was deselected', async () => {
    const { shopper, one } = await twoWindows()
    const { id } = await lineOf(shopper, first())
    await mall.ask(selectInCart, { ids: id, selected: '0' }, shopper.headers)
    // The refusal names the changed line: a shopper with many lines would have to search for it.
    expect(await place(mall, shopper, one)).toMatchObject({
      code: 3000003,
      data: { changes: [{ what: 'cart', product_id: first().productId, before: '1', after: null }], placed: null },
    })
  })

  it('is refused when the line was bought and the same product added again', async () => {
    const { shopper, one, other } = await twoWindows()
    const placed = await place(mall, shopper, one)
    await put(mall, shopper, first())
    expect(await place(mall, shopper, other)).toMatchObject({ code: 3000003, data: { placed: { payment_id: placed.data.payment_id } } })
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })

  it('is placed when only other lines changed, and those stay', async () => {
    const { shopper, one } = await twoWindows()
    await put(mall, shopper, second(), 2)
    const { id } = await lineOf(shopper, second())
    await mall.ask(selectInCart, { ids: id, selected: '0' }, shopper.headers)
    await mall.ask(updateCart, { id, quantity: '1' }, shopper.headers)
    expect((await place(mall, shopper, one)).code).toBe(200)
    expect(await lineOf(shopper, second())).toMatchObject({ quantity: 1, selected: false })
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })

  it('is refused when a merged visitor cart added to the line, and placed when it added another line', async () => {
    const { shopper, one } = await twoWindows()
    const merge = ({ productId }: OnSale) =>
      mall.ask(mergeCart, { items: [{ product_id: productId, quantity: '1' }] } as never, shopper.headers)
    await merge(first())
    expect(await place(mall, shopper, one)).toMatchObject({ code: 3000003, data: { changes: [{ before: '1', after: '2' }] } })
    const again = await quoteId(shopper)
    await merge(second())
    expect((await place(mall, shopper, again)).code).toBe(200)
    expect((await cartOf(mall, shopper)).items_count).toBe(1)
  })

  it('does not block direct purchases', async () => {
    const { shopper, one, other } = await twoWindows()
    const items = [{ product_id: first().productId, quantity: '1' }]
    const atOnce = [await quote(mall, shopper, { items }), await quote(mall, shopper, { items })]
    const answers = [
      await place(mall, shopper, atOnce[0]?.data.quote_id ?? ''),
      await place(mall, shopper, one),
      await place(mall, shopper, atOnce[1]?.data.quote_id ?? ''),
      await place(mall, shopper, other),
    ]
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 3000003])
    expect(await paymentsOf(shopper)).toBe(3)
  })

  it('gets the first window’s order even after that was cancelled', async () => {
    const { shopper, one, other } = await twoWindows()
    const placed = await place(mall, shopper, one)
    mall.kernel.now = () => new Date(now() + 10 * 60_000)
    expect((await mall.ask(showPayment, { payment_id: placed.data.payment_id }, shopper.headers)).data.status).toBe('unpaid')
    mall.kernel.now = () => new Date(now() + 16 * 60_000)
    // The quote has expired as well, but the answer names the order that was placed from it.
    expect(await place(mall, shopper, other)).toMatchObject({ code: 3000003, data: { placed: { payment_id: placed.data.payment_id } } })
    mall.kernel.now = () => new Date()
  })
})

it('a cart quote without its lines cannot be placed and a new one is needed', async () => {
  const { shopper, one } = await twoWindows()
  const copy = await sql<{ id: string }>`insert into checkout.quote (customer_id, content, made_at, expires_at)
    select customer_id, content #- '{wants,cartLines}', made_at, expires_at from checkout.quote where id = ${one} returning id`.execute(
    mall.kernel.db,
  )
  expect(await place(mall, shopper, copy.rows[0]?.id ?? '')).toMatchObject({ code: 3000003, data: { changes: [{ what: 'expired' }] } })
  expect(await paymentsOf(shopper)).toBe(0)
  expect((await cartOf(mall, shopper)).items_count).toBe(1)
})

it('refuses a variant that was changed in another window', async () => {
  const [product] = (
    await sql<{
      productId: string
      one: string
      other: string
    }>`select product_id as "productId", min(sku.id)::text as one, max(sku.id)::text as other
      from products.sku join products.product on product.id = product_id join profile.shop on shop.id = shop_id
      where sku.items_left > 5 and product.status = 'live' and expires_at is null and shop.status = 'open'
        and shop_id = any(${goods.map(({ shopId }) => shopId)}::bigint[])
      group by product_id having count(*) > 1 limit 1`.execute(mall.kernel.db)
  ).rows
  if (!product) throw new Error('no product comes in two variants')
  const shopper = await newShopper(mall)
  const added = await mall.ask(addToCart, { product_id: product.productId, sku_id: product.one, quantity: '1' }, shopper.headers)
  const one = await quoteId(shopper)
  await mall.ask(updateCart, { id: added.data.id, sku_id: product.other }, shopper.headers)
  expect(await place(mall, shopper, one)).toMatchObject({ code: 3000003, data: { changes: [{ what: 'cart', before: '1', after: null }] } })
})
