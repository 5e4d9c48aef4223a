import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'

type Names = Record<string, string>

export const isProduct = async (db: Db, id: string): Promise<boolean> => {
  const found = await sql`select 1 from catalogue.product where id = ${id} and status in ('live', 'off')`.execute(db)
  return found.rows.length > 0
}

/** Which of these products there are, each with its shop. */
export const shopsOfProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await sql<{
    id: string
    shop_id: string
  }>`select id, shop_id from catalogue.product where id = any(${ids}::bigint[])`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row.shop_id]))
}

export const namesOfProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> => {
  const found = await sql<{ id: string; names: Names }>`select id, names from catalogue.product where id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(found.rows.map((row) => [row.id, row.names]))
}

/** Which of these products have something left to sell. */
export const stockOfProducts = async (db: Db, ids: readonly string[]): Promise<{ id: string; inStock: boolean }[]> => {
  const found = await sql<{
    id: string
    in_stock: boolean
  }>`select id, items_left > 0 as in_stock from catalogue.product where id = any(${ids}::bigint[])`.execute(db)
  return found.rows.map((row) => ({ id: row.id, inStock: row.in_stock }))
}
