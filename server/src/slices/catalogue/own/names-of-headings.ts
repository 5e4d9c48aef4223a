import type { Db } from '../../../kernel/database.ts'
import { all } from '../../../kernel/rows.ts'

type Names = Record<string, string>

export const namesOfCategories = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> => {
  const found = await all<{ id: string; names: Names }>(db)`select id, names from catalogue.category where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.names]))
}

export const namesOfBrands = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await all<{ id: string; name: string }>(db)`select id, name from catalogue.brand where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.name]))
}
