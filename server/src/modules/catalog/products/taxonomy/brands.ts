import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { query, getOne, findOne, exists } from '../../../../platform/db/rows.ts'
import { keyFrom } from './key-from.ts'

type Words = Record<string, string>
export type BrandState = { name: string; descriptions: Words; image: string | null; tint: number }
export type OwnBrand = BrandState & { id: string; products: number }

/** A page of brands by name, with the number of products of each. */
export const ownBrands = async (
  db: Db,
  wanted: { keyword: string; id: string | null; after: { name: string; id: string } | null; limit: number },
): Promise<OwnBrand[]> => {
  const { keyword, id, after, limit } = wanted
  const rows = await query<Omit<OwnBrand, 'products'> & { products: string }>(db)`
    select id, name, descriptions, image, tint, (select count(*) from products.product where brand_id = brand.id) as products from products.brand
    where (${keyword} = '' or strpos(lower(name), lower(${keyword})) > 0) and (${id}::bigint is null or id = ${id})
      and (${after?.id ?? null}::bigint is null or (lower(name), id) > (${after?.name ?? ''}, ${after?.id ?? '0'}::bigint))
    order by lower(name), id limit ${limit}`
  return rows.map((row) => ({ ...row, products: Number(row.products) }))
}

export const brandState = (db: Db, id: string): Promise<BrandState | null> =>
  findOne<BrandState>(db)`select name, descriptions, image, tint from products.brand where id::text = ${id}`

const invalidateProducts = async (tx: Tx, id: string): Promise<void> => {
  const found = await query<{ id: string }>(tx)`select id from products.product where brand_id = ${id} and status = 'live' order by id`
  const atOnce = 500
  for (let at = 0; at < found.length; at += atOnce)
    await publish(tx, 'catalogue.changed', { productIds: found.slice(at, at + atOnce).map((each) => each.id) })
}

/** Creates or updates a brand; a restored brand keeps its id. */
export const writeBrand = async (tx: Tx, id: string | null, state: BrandState): Promise<string> => {
  const before = id === null ? null : await brandState(tx, id)
  const values = sql`${state.name}::text, ${JSON.stringify(state.descriptions)}::jsonb, ${state.image}::text, ${state.tint}::int`
  const key = before ? '' : await keyFrom(tx, 'brand', state.name)
  const written = before
    ? await getOne<{ id: string }>(
        tx,
      )`update products.brand set (name, descriptions, image, tint) = row(${values}) where id = ${id} returning id`
    : id === null
      ? await getOne<{ id: string }>(
          tx,
        )`insert into products.brand (name, descriptions, image, tint, key) values (${values}, ${key}) returning id`
      : await getOne<{ id: string }>(tx)`insert into products.brand (id, name, descriptions, image, tint, key) overriding system value
          values (${id}, ${values}, ${key}) returning id`
  await invalidateProducts(tx, written.id)
  await changed(tx, ['assortment', 'products', 'search'])
  return written.id
}

/** Deletes a brand without products. Returns false if it has products. */
export const deleteBrand = async (tx: Tx, id: string): Promise<boolean> => {
  if (await exists(tx)`select 1 from products.product where brand_id = ${id} limit 1`) return false
  await sql`delete from products.brand where id = ${id}`.execute(tx)
  await publish(tx, 'catalogue.removed', { kind: 'brand', id })
  await changed(tx, ['assortment', 'products', 'search'])
  return true
}
