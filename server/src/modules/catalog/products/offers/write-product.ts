import { changed } from '../../../../platform/cache/invalidate.ts'
import { sql } from 'kysely'
import { type Money } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { sortKeys } from '../sort-orders/standing.ts'
import { invalidationTags, wareInvalidations } from '../categories/tags.ts'
import { planListPrice } from './plan-list-price.ts'

/** The names of an option or of one of its values, by language. Names of the option itself have an empty `value`. */
export type OptionWord = { option: string; value: string; names: Record<string, string> }
export type NewSku = { options: Record<string, string>; image: string | null; tint: number | null; prices: { price: Money; since: Date }[] }
type NewProduct = {
  /** The id reserved for this product. */
  id?: string
  key: string | null
  shopId: string
  brandId: string | null
  categoryId: string
  names: Record<string, string>
  texts: Record<string, { short: string; description: string }>
  images: { image: string; tint: number }[]
  /** The shop's names for options and values that the mall has no translations for. */
  optionWords?: readonly OptionWord[]
  tint: number
  taxRate: number
  weightGrams: number
  publishedAt: Date
  expiresAt: Date | null
  /** Hidden from shoppers until it is put on sale. */
  off?: boolean
  demo: boolean
  /** Initial sales count, used for demo data only. */
  begun?: { sold: number }
  skus: NewSku[]
}
type WrittenProduct = { id: string; skuIds: string[] }

/** Reserves an id for a product that is inserted later. */
export const reserveProductId = async (tx: Tx): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`select nextval(pg_get_serial_sequence('products.product', 'id')) as id`
  return id
}

const presentPrice = (sku: NewSku): Money => {
  const last = sku.prices.toSorted((a, b) => a.since.getTime() - b.since.getTime()).at(-1)
  if (!last) throw new Error('a sku needs a price')
  return last.price
}

/** Puts a product on sale with its variants, texts and prices. It is out of stock until stock arrives. */
export const writeProduct = async (tx: Tx, product: NewProduct, now: Date): Promise<WrittenProduct> => {
  const cheapest = product.skus.toSorted((a, b) => Number(presentPrice(a) - presentPrice(b)))[0]
  if (!cheapest) throw new Error('a product needs a sku')
  const drop = planListPrice(cheapest.prices, now)
  const sold = product.begun?.sold ?? 0
  const first = product.images[0]
  const made = await getOne<{ id: string; path: string[]; stands: string }>(tx)`
    with recursive branch as (
      select id, parent_id, 1 as depth from products.category where id = ${product.categoryId}
      union all select parent.id, parent.parent_id, depth + 1 from products.category parent join branch on branch.parent_id = parent.id
    )
    insert into products.product (key, shop_id, brand_id, category_id, category_path, names, image, tint, images, price, list_price, list_price_until,
      tax_rate, weight_grams, variants, sold, published_at, expires_at, demo, status, id, option_words)
    overriding system value
    select ${product.key}, ${product.shopId}, ${product.brandId}, ${product.categoryId}, (select array_agg(id order by depth desc) from branch),
      ${JSON.stringify(product.names)}::jsonb, ${first?.image ?? null}, ${product.tint}, ${JSON.stringify(product.images)}::jsonb,
      ${String(presentPrice(cheapest))}::bigint, ${drop ? String(drop.listPrice) : null}::bigint, ${drop?.until ?? null}::timestamptz, ${product.taxRate}::int,
      ${product.weightGrams}::int, ${product.skus.length}::int, ${sold}::bigint, ${product.publishedAt}::timestamptz, ${product.expiresAt}::timestamptz, ${product.demo}::boolean,
      ${product.off ? 'off' : 'live'}, ${product.id ?? (await reserveProductId(tx))}::bigint,
      ${JSON.stringify(product.optionWords ?? [])}::jsonb
    returning id, category_path as path, ${sortKeys} as stands`
  const { id } = made
  await writeProductTexts(tx, id, product.texts)
  const skuIds: string[] = []
  for (const [rank, sku] of product.skus.entries()) skuIds.push(await writeSku(tx, id, sku, rank))
  await publish(tx, 'catalogue.changed', { productIds: [id] })
  await changed(tx, [
    ...invalidationTags(['lists'], made.path, made.stands),
    `assortment=${made.stands}`,
    ...(product.expiresAt ? ['ending'] : []),
    `product:${id}`,
    wareInvalidations(product.shopId),
  ])
  return { id, skuIds }
}

export const writeProductTexts = async (tx: Tx, id: string, texts: NewProduct['texts']) => {
  const rows = Object.entries(texts)
  await sql`insert into products.product_text (product_id, lang, short_description, description)
    select ${id}, * from unnest(${rows.map(([lang]) => lang)}::text[], ${rows.map(([, each]) => each.short)}::text[], ${rows.map(([, each]) => each.description)}::text[])`.execute(
    tx,
  )
}

export const writeSku = async (tx: Tx, productId: string, sku: NewSku, rank: number): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`insert into products.sku (product_id, options, price, image, tint, place)
    values (${productId}, ${JSON.stringify(sku.options)}, ${String(presentPrice(sku))}, ${sku.image}, ${sku.tint}, ${rank}) returning id`
  await sql`insert into products.price_change (sku_id, price, since)
    select ${id}, * from unnest(${sku.prices.map((each) => String(each.price))}::bigint[], ${sku.prices.map((each) => each.since)}::timestamptz[])`.execute(
    tx,
  )
  return id
}

export const putOptionWord = async (tx: Tx, word: OptionWord): Promise<void> => {
  await sql`insert into products.option_word (option, value, names) values (${word.option}, ${word.value}, ${JSON.stringify(word.names)})
    on conflict (option, value) do update set names = excluded.names`.execute(tx)
}
