import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type Names = Record<string, string>

export const namesOfCategories = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> => {
  const found = await query<{ id: string; names: Names }>(db)`select id, names from products.category where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.names]))
}

export const namesOfBrands = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; name: string }>(db)`select id, name from products.brand where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.name]))
}

/** The English path of each category: `Outdoors > Winter sports`. Reads them all, because a mall has only hundreds of categories. */
export const readCategoryPaths = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; way: string }>(db)`
    with recursive way as (
      select id, names ->> 'en' as way from products.category where parent_id is null
      union all select child.id, way.way || ' > ' || (child.names ->> 'en') from products.category child join way on child.parent_id = way.id
    ) select id, way from way`
  return new Map(found.map((row) => [row.id, row.way]))
}

/** Brands by the identifier in an import file: the id, or the name in lower case. */
export const brandsCalled = async (db: Db, called: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; name: string }>(db)`
    select id, lower(name) as name from products.brand where id::text = any(${called}::text[]) or lower(name) = any(${called}::text[])`
  return new Map(found.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]))
}
