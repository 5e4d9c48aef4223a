import type { Client } from 'pg'
import { cast, type CastProduct } from '@plaza/cast'
import type { SearchedHeading } from '../../server/src/modules/catalog/products/index.ts'
import { chanceOf } from './chance.ts'
import { copy, line } from './copy.ts'
import { inventWord } from './names.ts'

type Picture = { image: string; tint: number }
export type Model = { product: CastProduct; categoryPath: string[]; images: Picture[]; brandName: string }
export type World = {
  models: Model[]
  brands: { id: string; name: string }[]
  shops: { id: string }[]
  headings: ReadonlyMap<string, SearchedHeading>
  firstProduct: number
  firstSku: number
}

const productsABrand = 5_000
const productsAShop = 2_000

const highest = async (client: Client, table: string): Promise<number> =>
  Number((await client.query(`select coalesce(max(id), 0) as id from ${table}`)).rows[0].id)

/** Adds brands and shops in proportion to the products. The owners of these shops have no accounts, so no person can sign in as an owner. */
export const addBrandsAndShops = async (client: Client, products: number) => {
  const [brands, shops] = [Math.ceil(products / productsABrand), Math.ceil(products / productsAShop)]
  const [firstBrand, firstShop] = [(await highest(client, 'products.brand')) + 1, (await highest(client, 'profile.shop')) + 1]
  const chance = chanceOf(7)
  const brandLines = Array.from({ length: brands }, (_, index) =>
    line([firstBrand + index, `seed-${firstBrand + index}`, `${inventWord(chance)} ${inventWord(chance)}`, 1 + chance.below(12)]),
  )
  const shopLines = Array.from({ length: shops }, (_, index) => {
    const id = firstShop + index
    return line([
      id,
      -id,
      `${inventWord(chance)} ${chance.pick(['Store', 'Supply', 'Goods', 'Works', 'Market'])} ${id}`,
      'Seed',
      chance.pick(['Oslo', 'Lyon', 'Osaka', 'Sevilla', 'Bangkok']),
      chance.pick(['NO', 'FR', 'JP', 'ES', 'TH']),
      1 + chance.below(12),
      true,
    ])
  })
  await copy(client, 'products.brand', 'id, key, name, tint', brandLines)
  await copy(client, 'profile.shop', 'id, owner_id, name, contact_person, city, country, tint, demo', shopLines)
}

/**
 * Reads the data that generated products refer to: the demo mall's categories and pictures, and all brands and shops, including the ones added by
 * the seed.
 */
export const readWorld = async (client: Client): Promise<World> => {
  const rows = await client.query<{ key: string; category_path: string[]; images: Picture[] }>(
    'select key, category_path::text[] as category_path, images from products.product where key is not null order by id',
  )
  const known = new Map(rows.rows.map((row) => [row.key, row]))
  const brandNames = new Map(cast.brands.map((brand) => [brand.key, brand.name]))
  const models = cast.products.flatMap((product): Model[] => {
    const row = known.get(product.key)
    return row ? [{ product, categoryPath: row.category_path, images: row.images, brandName: brandNames.get(product.brand) ?? '' }] : []
  })
  if (models.length === 0) throw new Error('the demo mall has to be filled first')
  const headings = await client.query<SearchedHeading>(`select 'category' as kind, id, parent_id, names, image, tint from products.category
    union all select 'brand', id, null, jsonb_build_object('en', name), image, tint from products.brand
    union all select 'shop', id, null, jsonb_build_object('en', name), null, null from profile.shop where status = 'open' order by kind, id`)
  return {
    models,
    brands: headings.rows
      .filter((heading) => heading.kind === 'brand')
      .map((heading) => ({ id: heading.id, name: heading.names['en'] ?? '' })),
    shops: headings.rows.filter((heading) => heading.kind === 'shop'),
    headings: new Map(headings.rows.map((heading) => [`${heading.kind} ${heading.id}`, heading])),
    firstProduct: (await highest(client, 'products.product')) + 1,
    firstSku: (await highest(client, 'products.sku')) + 1,
  }
}
