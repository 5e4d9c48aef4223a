import { languages, minor } from '@plaza/values'
import { sql, type RawBuilder } from 'kysely'
import { vi } from 'vitest'
import { dispatchAll } from '../src/dispatch-all.ts'
import { getOne } from '../src/platform/db/rows.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { changeSkuPrice } from '../src/modules/catalog/products/offers/price-sku.ts'
import { shelveProduct } from '../src/modules/catalog/products/offers/shelve-product.ts'
import { writeProduct } from '../src/modules/catalog/products/offers/write-product.ts'
import { sortings, type SortName } from '../src/modules/catalog/products/sort-orders/sortings.ts'
import { countRatings } from '../src/modules/community/reviews/count-ratings.ts'
import { receiveStock } from '../src/modules/catalog/inventory/receive-stock.ts'
import { reserveStock, sellReserved } from '../src/modules/catalog/inventory/reserve-stock.ts'
import type { DemoMall } from './demo-mall.ts'
import { invalidationsReceived } from './invalidations-received.ts'

export type Good = { id: string; sku: string; shop: string; category: string }

/** Test actions that change products, and helpers that wait for their effects. */
export const actsOfGoods = (mall: () => DemoMall) => {
  /** Waits until every event is handled and this process has received every invalidation. */
  const settled = async () => {
    await dispatchAll(mall().kernel)
    await invalidationsReceived(mall().kernel)
  }
  let count = 0
  const key = (what: string) => `${what}-${(count += 1)}`
  const buy = ({ sku }: Good, quantity: number) =>
    transaction(mall().kernel, async (tx) => {
      const reference = key('kept-page')
      await receiveStock(tx, [{ skuId: sku, quantity, reference: key('arrived') }])
      await reserveStock(tx, [{ skuId: sku, quantity, reference }])
      await sellReserved(tx, [reference])
    })
  const rate = ({ id }: Good, stars: readonly number[]) =>
    transaction(mall().kernel, (tx) => countRatings(tx, [{ productId: id, stars: [...stars] as never }]))
  const price = ({ id, sku }: Good, units: bigint) =>
    transaction(mall().kernel, (tx) => changeSkuPrice(tx, { productId: id, skuId: sku, price: minor(units) }, new Date()))
  const pushLive = ({ shop, category }: Good, publishedAt: Date, units: bigint) =>
    transaction(mall().kernel, (tx) =>
      writeProduct(
        tx,
        {
          ...{ key: null, shopId: shop, brandId: null, categoryId: category, texts: {}, images: [], tint: 3, taxRate: 0, weightGrams: 500 },
          ...{ names: Object.fromEntries(languages.map((language) => [language, 'New thing'])), publishedAt, expiresAt: null, demo: true },
          skus: [{ options: {}, image: null, tint: 3, prices: [{ price: minor(units), since: new Date() }] }],
        },
        new Date(),
      ),
    )
  const shelve = ({ id }: Good, on: boolean) => transaction(mall().kernel, (tx) => shelveProduct(tx, id, { on }))
  return { settled, buy, rate, price, pushLive, shelve }
}

type PlainList = { sort: SortName; inside: string | undefined; limit: number; passes?: RawBuilder<unknown> }

/** The first products of a list and the list's length, computed directly from the product tables. */
export const plainList = async ({ kernel }: DemoMall, { sort, inside, limit, passes = sql`true` }: PlainList) => {
  const { by, descending } = sortings[sort]
  const [direction, within] = [sql.raw(descending ? 'desc' : 'asc'), inside ? sql`category_path @> array[${inside}::bigint]` : sql`true`]
  const live = sql`status = 'live' and (expires_at is null or expires_at > now()) and ${within} and ${passes}`
  const rows = await sql<{ id: string }>`select id from products.product where ${live}
    order by ${sql.raw(by)} ${direction}, id ${direction} limit ${limit}`.execute(kernel.db)
  const { total } = await getOne<{ total: number }>(kernel.db)`select count(*)::int as total from products.product where ${live}`
  return { ids: rows.rows.map(({ id }) => id), total }
}

const realNow = Date.now
let later = 0
/** Moves the clock so far that no cached result may still be stale. */
export const muchLater = () => {
  later += 10_000
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later)
}
