import { mergeCart } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../src/platform/db/transaction.ts'
import { putConfig } from '../../src/modules/foundation/settings/settings-rows.ts'
import { newShopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { newKey } from '../recharging.ts'
import { pairsOf, said } from './pairs.ts'

/** The quantities in the account's cart, in the visitor's cart before login, and in stock. */
const choices = {
  own: [0, 1, 998, 999],
  brought: [1, 2, 999],
  stock: [0, 1, 3, 999, 2000],
  goods: ['on sale', 'off sale', 'ended'],
  /** Number of new lines that the cart can take. It is negative if the limit was lowered later. */
  room: [2, 1, 0, -1],
  ticked: [true, false],
  /** The same product added once, or both with and without its variant. */
  named: ['once', 'both ways'],
} as const
const [maxLines, maxOfOne] = [10, 999]

type Sku = { productId: string; skuId: string; price: string }
let mall: DemoMall
let first: Sku
let second: Sku
let others: Sku[]
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  await transaction(mall.kernel, (tx) => putConfig(tx, 'cart_lines', maxLines))
  mall.kernel.cache.dropAll()
  const found = await sql<Sku>`select product.id as "productId", sku.id as "skuId", sku.price::text as price from products.product
    join products.sku on sku.product_id = product.id join profile.shop on shop.id = product.shop_id
    where product.status = 'live' and product.variants = 1 and sku.items_left > 5 and product.expires_at is null and shop.status = 'open' and sku.price > 100
    order by product.id limit 13`.execute(mall.kernel.db)
  ;[first, second, ...others] = found.rows as [Sku, Sku, ...Sku[]]
})
afterAll(() => mall.end())

const putIn = (customerId: string, { productId, skuId, price }: Sku, quantity: number, selected: boolean) =>
  run(sql`insert into cart.line (customer_id, product_id, sku_id, quantity, price_seen, selected, added_at)
    values (${customerId}, ${productId}, ${skuId}, ${quantity}, ${Number(price) - 1}, ${selected}, now())`)

test.each(pairsOf(choices).map((each) => [said(each), each] as const))('%s', async (_name, chosen) => {
  const { own, brought, stock, goods, room, ticked, named } = chosen
  await run(sql`update products.sku set items_left = ${stock} where id = ${first.skuId}`)
  await run(sql`update products.product set status = ${goods === 'off sale' ? 'off' : 'live'}, expires_at = ${goods === 'ended' ? new Date(0) : null}
    where id = ${first.productId}`)
  const { id, headers } = await newShopper(mall, 0)
  if (own > 0) await putIn(id, first, own, ticked)
  const had = maxLines - room
  for (const other of others.slice(0, had - (own > 0 ? 1 : 0))) await putIn(id, other, 1, ticked)

  /**
   * The model: quantities are summed, but never fall below the previous quantity or exceed the stock or a line's maximum. The cart never exceeds the
   * maximum number of lines.
   */
  const wanted = own + brought * (named === 'once' ? 1 : 2)
  const fits = own > 0 || room > 0
  const got = goods === 'on sale' && fits ? Math.max(own, Math.min(wanted, stock, maxOfOne)) : own
  const isNew = own === 0 && got > 0
  const fitsSecond = room - (isNew ? 1 : 0) > 0
  const capped = [
    ...(goods === 'on sale' && got < wanted ? [{ product_id: first.productId, wanted, got }] : []),
    ...(fitsSecond ? [] : [{ product_id: second.productId, wanted: 1, got: 0 }]),
  ]
  const expected = {
    first: got > 0 ? [got, goods === 'on sale' || ticked, Number(first.price) - (own > 0 ? 1 : 0)] : null,
    second: fitsSecond ? [1, true, Number(second.price)] : null,
    lines: had + (isNew ? 1 : 0) + (fitsSecond ? 1 : 0),
  }

  const quantity = String(brought)
  const items = [
    { product_id: first.productId, quantity },
    ...(named === 'once' ? [] : [{ product_id: first.productId, sku_id: first.skuId, quantity }]),
    { product_id: second.productId, quantity: '1' },
  ]
  const key = newKey()
  const bring = () => mall.ask(mergeCart, { items, idempotency_key: key } as never, headers)
  const lines = async () => {
    const found = await sql<{
      skuId: string
      quantity: number
      selected: boolean
      seen: string
    }>`select sku_id as "skuId", quantity, selected,
      price_seen as seen from cart.line where customer_id = ${id}`.execute(mall.kernel.db)
    const lineOf = ({ skuId }: Sku) => {
      const line = found.rows.find((row) => row.skuId === skuId)
      return line ? [line.quantity, line.selected, Number(line.seen)] : null
    }
    return { first: lineOf(first), second: lineOf(second), lines: found.rows.length }
  }
  const { code, data } = await bring()
  expect(code).toBe(200)
  expect(data.capped?.map(({ product_id, wanted: many, got: left }) => ({ product_id, wanted: many, got: left }))).toEqual(capped)
  expect(await lines()).toEqual(expected)
  // A repeated request adds the products only once.
  expect((await bring()).code).toBe(200)
  expect(await lines()).toEqual(expected)
})
