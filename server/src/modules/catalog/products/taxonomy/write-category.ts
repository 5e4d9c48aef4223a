import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { query, getOne, exists } from '../../../../platform/db/rows.ts'
import { type CategoryState, categoryState } from './category-rows.ts'
import { keyFrom } from './key-from.ts'

/** Locks the category tree: one change at a time. */
const lockTree = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('products.category', 0))`.execute(tx)
}

/** Inserts the category at its rank among its siblings and renumbers them all. */
const rankAmong = async (tx: Tx, id: string, { parent_id: parentId, rank }: CategoryState): Promise<void> => {
  const siblings = await query<{ id: string }>(tx)`
    select id from products.category where parent_id is not distinct from ${parentId}::bigint and id <> ${id} order by place, id`
  const ids = siblings.map((each) => each.id)
  ids.splice(Math.max(0, rank), 0, id)
  await sql`update products.category set place = given.rank
    from unnest(${ids}::bigint[]) with ordinality as given (id, rank) where category.id = given.id`.execute(tx)
}

/** Products store their category path, so moving a category rewrites the paths of all products below it. */
const invalidateBranch = async (tx: Tx, id: string): Promise<void> => {
  const within = await query<{ id: string }>(tx)`with recursive way as (
      select id, array[id] as path from products.category where parent_id is null
      union all select child.id, way.path || child.id from products.category child join way on child.parent_id = way.id
    ), moved as (
      update products.product set category_path = way.path from way
      where product.category_id = way.id and ${id}::bigint = any(way.path) and product.category_path <> way.path
    )
    select product.id from products.product join way on way.id = product.category_id
    where ${id}::bigint = any(way.path) and product.status = 'live' order by product.id`
  const atOnce = 500
  for (let at = 0; at < within.length; at += atOnce)
    await publish(tx, 'catalogue.changed', { productIds: within.slice(at, at + atOnce).map((each) => each.id) })
}

/** Creates or updates a category; a restored category keeps its id. Updates the path of its products and the searches that find them. */
export const writeCategory = async (tx: Tx, id: string | null, state: CategoryState): Promise<string> => {
  await lockTree(tx)
  const before = id === null ? null : await categoryState(tx, id)
  const values = sql`${state.parent_id}::bigint, ${JSON.stringify(state.names)}::jsonb, ${state.image}::text, ${state.tint}::int`
  const key = before ? '' : await keyFrom(tx, 'category', state.names['en'] ?? '')
  const columns = sql`parent_id, names, image, tint, key`
  const written = before
    ? await getOne<{ id: string }>(
        tx,
      )`update products.category set (parent_id, names, image, tint) = row(${values}) where id = ${id} returning id`
    : id === null
      ? await getOne<{ id: string }>(tx)`insert into products.category (${columns}) values (${values}, ${key}) returning id`
      : await getOne<{ id: string }>(tx)`
          insert into products.category (id, ${columns}) overriding system value values (${id}, ${values}, ${key}) returning id`
  await rankAmong(tx, written.id, state)
  await invalidateBranch(tx, written.id)
  await changed(tx, ['assortment', 'categories', 'products', 'search'])
  return written.id
}

/** Deletes a category that never had products; false if it has or had any. */
export const deleteCategory = async (tx: Tx, id: string): Promise<boolean> => {
  await lockTree(tx)
  const isUsed = await exists(tx)`select 1 from products.category where parent_id = ${id}
    union all select 1 from products.product where category_id = ${id} limit 1`
  if (isUsed) return false
  await sql`delete from products.category where id = ${id}`.execute(tx)
  await publish(tx, 'catalogue.removed', { kind: 'category', id })
  await changed(tx, ['assortment', 'categories', 'search'])
  return true
}
