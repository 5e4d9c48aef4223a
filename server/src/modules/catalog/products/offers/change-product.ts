import type { Money } from '@plaza/values'
import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { invalidationTags, wareInvalidations } from '../categories/tags.ts'
import { lockProduct } from './hold-product.ts'
import { putPrice, refreshPrice } from './refresh-price.ts'
import { type OptionWord, writeSku, writeProductTexts } from './write-product.ts'

type Options = Record<string, string>
type Sku = { id: string | null; options: Options; price: Money; image: string | null }
/** All product data that a shop can set; replaces the previous data. */
export type ProductChange = {
  names: Record<string, string>
  texts: Record<string, { short: string; description: string }>
  categoryId: string
  brandId: string | null
  images: readonly { image: string; tint: number }[]
  optionWords: readonly OptionWord[]
  taxRate: number
  grams: number
  expiresAt: Date | null
  skus: readonly Sku[]
}
type Known = { id: string; options: Options; price: string }

const textOf = (options: Options) => JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Maps each submitted variant to the existing variant with its id or its options. */
const matched = (known: readonly Known[], wanted: readonly Sku[]): ReadonlyMap<Sku, Known> => {
  const found = new Map<Sku, Known>()
  const free = new Map(known.map((each) => [each.id, each]))
  const take = (sku: Sku, one: Known | undefined) => {
    if (!one || found.has(sku)) return
    found.set(sku, one)
    free.delete(one.id)
  }
  for (const sku of wanted) if (sku.id) take(sku, free.get(sku.id))
  for (const sku of wanted)
    take(sku, found.has(sku) ? undefined : [...free.values()].find((each) => textOf(each.options) === textOf(sku.options)))
  return found
}

const changeSkus = async (tx: Tx, id: string, wanted: readonly Sku[], now: Date) => {
  const known = await query<Known>(tx)`select id, options, price from products.sku where product_id = ${id} order by place, id`
  const found = matched(known, wanted)
  const keptIds = new Set([...found.values()].map((each) => each.id))
  await sql`delete from products.sku where product_id = ${id} and not id = any(${[...keptIds]}::bigint[])`.execute(tx)
  // Two variants that swap their options would violate the unique key in between, so they get temporary options first.
  const renamed = [...found].filter(([sku, one]) => textOf(sku.options) !== textOf(one.options)).map(([, one]) => one.id)
  await sql`update products.sku set options = jsonb_build_object('', id::text) where id = any(${renamed}::bigint[])`.execute(tx)
  for (const [rank, sku] of wanted.entries()) {
    const one = found.get(sku)
    if (!one) {
      await writeSku(tx, id, { options: sku.options, image: sku.image, tint: null, prices: [{ price: sku.price, since: now }] }, rank)
      continue
    }
    await sql`update products.sku set options = ${JSON.stringify(sku.options)}::jsonb, place = ${rank}, image = ${sku.image},
      tint = case when image is not distinct from ${sku.image}::text then tint end where id = ${one.id}`.execute(tx)
    if (one.price !== String(sku.price)) await putPrice(tx, one.id, sku.price, now)
  }
}

/** Changes a product on sale in one step. Notifies lists, the search index and the carts that contain the product. */
export const changeProduct = async (tx: Tx, id: string, change: ProductChange, now: Date): Promise<void> => {
  const held = await lockProduct(tx, id)
  if (!held) throw new Error(`there is no product ${id} to be changed`)
  const [first] = change.images
  await changeSkus(tx, id, change.skus, now)
  const after = await getOne<{ path: string[] }>(tx)`with recursive branch as (
      select id, parent_id, 1 as depth from products.category where id = ${change.categoryId}
      union all select parent.id, parent.parent_id, depth + 1 from products.category parent join branch on branch.parent_id = parent.id
    )
    update products.product set names = ${JSON.stringify(change.names)}::jsonb, brand_id = ${change.brandId}, category_id = ${change.categoryId},
      category_path = (select array_agg(branch.id order by depth desc) from branch), images = ${JSON.stringify(change.images)}::jsonb,
      image = ${first?.image ?? null}, tint = ${first?.tint ?? 9}, tax_rate = ${change.taxRate}, weight_grams = ${change.grams},
      option_words = ${JSON.stringify(change.optionWords)}::jsonb, expires_at = ${change.expiresAt}, variants = ${change.skus.length},
      items_left = (select coalesce(sum(sku.items_left), 0) from products.sku where sku.product_id = product.id)
    where id = ${id} returning category_path as path`
  await sql`delete from products.product_text where product_id = ${id}`.execute(tx)
  await writeProductTexts(tx, id, change.texts)
  await refreshPrice(tx, id, now)
  await publish(tx, 'catalogue.changed', { productIds: [id] })
  const [from, to] = [held.path, after.path].map((path) => invalidationTags(['lists', 'rated', 'sold'], path))
  await changed(tx, [
    ...new Set([...(from ?? []), ...(to ?? [])]),
    'assortment',
    'ending',
    'stock',
    `product:${id}`,
    wareInvalidations(held.shopId),
  ])
}
