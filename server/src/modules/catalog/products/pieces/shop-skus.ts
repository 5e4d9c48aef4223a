import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { optionWords } from './option-words.ts'

/** A variant of a product with its stock, as its shop sees it. */
export type ShopSku = {
  skuId: string
  productId: string
  shopId: string
  names: Record<string, string>
  options: Record<string, string>
  /** Names of the variant's options and values, where the mall or the shop has translations. */
  optionWords: { option: string; value: string; names: Record<string, string> }[]
  image: string | null
  tint: number
  left: number
  onSale: boolean
}
type Raw = Omit<ShopSku, 'left'> & { left: string }

const columns = sql`sku.id as "skuId", product.id as "productId", product.shop_id as "shopId", product.names, sku.options,
  ${optionWords()} as "optionWords",
  coalesce(sku.image, product.image) as image, coalesce(sku.tint, product.tint) as tint, sku.items_left as "left", product.status = 'live' as "onSale"`
const typed = (row: Raw): ShopSku => ({ ...row, left: Number(row.left) })

type SkusWanted = {
  shopId: string
  /** An SQL fragment that restricts the query to a set of products. */
  among: RawBuilder<unknown> | null
  /** Only variants with at most this many pieces in stock. */
  atMost: number | null
  after: { productId: string; skuId: string } | null
  limit: number
}

/** The variants of a shop's products, the newest product first. */
export const skusOfShop = async (db: Db, wanted: SkusWanted): Promise<ShopSku[]> => {
  const parts: RawBuilder<unknown>[] = [sql`product.shop_id = ${wanted.shopId}`]
  if (wanted.atMost !== null) parts.push(sql`sku.of_shop_id = ${wanted.shopId} and sku.items_left <= ${wanted.atMost}`)
  if (wanted.among) parts.push(sql`product.id in ${wanted.among}`)
  if (wanted.after) parts.push(sql`(product.id, sku.id) < (${wanted.after.productId}::bigint, ${wanted.after.skuId}::bigint)`)
  const found = await query<Raw>(db)`select ${columns} from products.product join products.sku on sku.product_id = product.id
    where ${sql.join(parts, sql` and `)} order by product.id desc, sku.id desc limit ${wanted.limit}`
  return found.map(typed)
}

/** How many variants of a shop have at most this many pieces left; counts up to 999. */
export const countLowOfShop = async (db: Db, shopId: string, atMost: number): Promise<number> => {
  const { count } = await getOne<{ count: string }>(db)`select count(*) from (
    select from products.sku join products.product on product.id = product_id
    where sku.of_shop_id = ${shopId} and sku.items_left <= ${atMost} and product.status = 'live' limit 999) few`
  return Number(count)
}

/** Variants with these ids, of any shop. */
export const skusByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ShopSku>> => {
  const found = await query<Raw>(db)`select ${columns} from products.sku join products.product on product.id = sku.product_id
    where sku.id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.skuId, typed(row)]))
}

/** Whether a shop has a product on sale, and whether any of its products is in stock. */
export const beginningsOf = (db: Db, shopId: string): Promise<{ isSelling: boolean; hasPieces: boolean }> =>
  getOne<{ isSelling: boolean; hasPieces: boolean }>(db)`select
    exists (select from products.product where shop_id = ${shopId} and status = 'live') as "isSelling",
    exists (select from products.product where shop_id = ${shopId} and items_left > 0) as "hasPieces"`
