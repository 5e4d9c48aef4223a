import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query, exists, findOne } from '../../../platform/db/rows.ts'

type Names = Record<string, string>

export const isProduct = (db: Db, id: string): Promise<boolean> =>
  exists(db)`select 1 from products.product where id = ${id} and status in ('live', 'off')`

/** The shop of each of these products. Products that do not exist are left out. */
export const shopsOfProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; shop_id: string }>(db)`select id, shop_id from products.product where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.shop_id]))
}

export const namesOfProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> => {
  const found = await query<{ id: string; names: Names }>(db)`select id, names from products.product where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.names]))
}

/** The products of these IDs, and whether each is in stock. */
export const stockOfProducts = async (db: Db, ids: readonly string[]): Promise<{ id: string; inStock: boolean }[]> => {
  const found = await query<{ id: string; in_stock: boolean }>(db)`
    select id, items_left > 0 as in_stock from products.product where id = any(${ids}::bigint[])`
  return found.map((row) => ({ id: row.id, inStock: row.in_stock }))
}

/** Shop, brand and categories of a product. Null if the product does not exist. */
export const headingsOfProduct = (db: Db, id: string): Promise<{ shopId: string; brandId: string | null; categoryPath: string[] } | null> =>
  findOne<{ shopId: string; brandId: string | null; categoryPath: string[] }>(db)`
    select shop_id as "shopId", brand_id as "brandId", category_path::text[] as "categoryPath" from products.product where id = ${id}`

type Piece = { id: string; shopId: string; grams: number; price: Money }

/** Weight, price and shop of one unit of each product. Products that were never on sale are left out. */
export const piecesToShip = async (db: Db, ids: readonly string[]): Promise<Piece[]> => {
  const found = await query<{ id: string; shopId: string; grams: number; price: string }>(db)`
    select id, shop_id as "shopId", weight_grams as grams, price::text from products.product
    where id = any(${ids}::bigint[]) and status in ('live', 'off')`
  return found.map((row) => ({ ...row, price: minor(BigInt(row.price)) }))
}
