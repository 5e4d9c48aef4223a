import { minor, type Money, nothing } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { giftsAllowed } from '../../foundation/settings/index.ts'
import { isOpenShop } from '../../shops/profile/index.ts'
import { optionWords } from './pieces/option-words.ts'

type Names = Record<string, string>
/** A product to buy. If the SKU ID is null, the product must have only one variant. */
type WantedGoods = { productId: string; skuId: string | null }

/** A variant of a product, as a cart or an order line needs it. */
export type Goods = {
  productId: string
  skuId: string
  shopId: string
  brandId: string | null
  categoryPath: string[]
  names: Names
  options: { key: string; value: string; names: Names; valueNames: Names }[]
  image: string | null
  tint: number
  price: Money
  listPrice: Money | null
  /** Tax rate in hundredths of a percent. */
  taxRate: number
  grams: number
  itemsLeft: number
  status: 'draft' | 'review' | 'live' | 'off' | 'refused'
  expiresAt: Date | null
  shopIsOpen: boolean
  /** Number of variants of the product. */
  variants: number
}
type Raw = Omit<Goods, 'price' | 'listPrice' | 'itemsLeft' | 'options'> & {
  price: string
  listPrice: string | null
  itemsLeft: string
  options: Record<string, string>
  words: { option: string; value: string; names: Names }[]
}

const optionsOf = ({ options, words }: Raw): Goods['options'] => {
  const named = (option: string, value: string) => words.find((word) => word.option === option && word.value === value)?.names
  return Object.entries(options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ key, value, names: named(key, '') ?? { en: key }, valueNames: named(key, value) ?? { en: value } }))
}

const typed = ({ words, ...row }: Raw): Goods => ({
  ...row,
  options: optionsOf({ words, ...row }),
  price: minor(BigInt(row.price)),
  listPrice: row.listPrice === null ? null : minor(BigInt(row.listPrice)),
  itemsLeft: Number(row.itemsLeft),
})

/**
 * The variants for these products and SKUs, in any status. A product with several variants needs a SKU ID. The IDs are in subselects, so that
 * PostgreSQL reuses its query plan for any number of IDs. Free products count as off sale while the mall allows no gifts.
 */
export const goodsOf = async (db: Db, wanted: readonly WantedGoods[]): Promise<Goods[]> => {
  const found = await query<Raw>(db)`
    select product.id as "productId", sku.id as "skuId", product.shop_id as "shopId", product.brand_id as "brandId",
      product.category_path::text[] as "categoryPath", product.names, sku.options, coalesce(sku.image, product.image) as image,
      coalesce(sku.tint, product.tint) as tint, sku.price,
      case when product.list_price > sku.price and product.price = sku.price then product.list_price end as "listPrice",
      product.tax_rate as "taxRate", product.weight_grams as grams, sku.items_left as "itemsLeft", product.status, product.expires_at as "expiresAt",
      product.variants, ${isOpenShop(sql.ref('product.shop_id'))} as "shopIsOpen",
      ${optionWords()} as words
    from unnest((select ${wanted.map((each) => each.productId)}::bigint[]), (select ${wanted.map((each) => each.skuId)}::bigint[])) as wanted (product_id, sku_id)
    join products.product on product.id = wanted.product_id
    join products.sku on sku.product_id = product.id and (sku.id = wanted.sku_id or (wanted.sku_id is null and product.variants = 1))
    where product.status in ('live', 'off')`
  const goods = found.map(typed)
  if (!goods.some(({ price }) => price === nothing) || (await giftsAllowed(db))) return goods
  return goods.map((each) => (each.price === nothing ? { ...each, status: 'off' as const } : each))
}

type GoodsState = 'on_sale' | 'sold_out' | 'expired' | 'off_sale'
/** State of a product at a moment: it can be bought, or the reason why not. */
export const goodsState = ({ status, expiresAt, itemsLeft }: Pick<Goods, 'status' | 'expiresAt' | 'itemsLeft'>, now: Date): GoodsState => {
  if (status !== 'live') return 'off_sale'
  if (expiresAt && expiresAt <= now) return 'expired'
  return itemsLeft === 0 ? 'sold_out' : 'on_sale'
}
