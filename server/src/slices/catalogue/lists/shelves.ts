import { sql, type RawBuilder } from 'kysely'
import type { Place } from '../../../kernel/cursor.ts'
import { orders, type Order } from './orders.ts'
import { structure, type Wanted } from './product-rows.ts'

/** The order as it stands in a statement, behind the place where a page ended. */
export const placed = (order: Order, after: Place | null) => {
  const [by, direction, type] = [sql.raw(order.by), sql.raw(order.descending ? 'desc' : 'asc'), sql.raw(order.type)]
  const compare = sql.raw(order.descending ? '<' : '>')
  return {
    by,
    behind: after ? sql`and (${by}, product.id) ${compare} (${after.value}::${type}, ${after.id}::bigint)` : sql``,
    ordered: sql`order by ${by} ${direction}, product.id ${direction}`,
    orderedAt: sql`order by at ${direction}, id ${direction}`,
  }
}

type Shelves = { by: RawBuilder<unknown>; ids: readonly string[]; rest: Wanted }

/** Where a list begins: at the categories of its branch, at a shop or at brands. Everything else only narrows it. */
const shelvesOf = (wanted: Wanted): Shelves | null => {
  if (wanted.within) return { by: sql`product.category_id`, ids: wanted.within, rest: { ...wanted, within: undefined } }
  if (wanted.shopId) return { by: sql`product.shop_id`, ids: [wanted.shopId], rest: { ...wanted, shopId: undefined } }
  if (wanted.onlyBrand) return { by: sql`product.brand_id`, ids: [wanted.onlyBrand], rest: { ...wanted, onlyBrand: undefined } }
  if (wanted.ofBrands) return { by: sql`product.brand_id`, ids: wanted.ofBrands, rest: { ...wanted, ofBrands: undefined } }
  return null
}

/** A list that begins nowhere else begins at the brands that were ticked. */
export const begun = (wanted: Wanted): Wanted =>
  wanted.brandIds?.length && !shelvesOf(wanted) ? { ...wanted, brandIds: undefined, ofBrands: [...new Set(wanted.brandIds)] } : wanted

export const hasShelves = (wanted: Wanted): boolean => shelvesOf(wanted) !== null

/** To plan more of them than this one by one costs more than it saves. */
const mostShelves = 64

/** Whether there are indexes to read such a list in this order. */
export const areOrdered = (wanted: Wanted, order: Order): boolean => {
  const shelves = shelvesOf(wanted)
  if (!shelves || shelves.ids.length === 0 || shelves.ids.length > mostShelves) return false
  return order.shelved === 'all' || (order.shelved === 'categories' && wanted.within !== undefined)
}

/**
 * A list in order, for as long as one reads on: every shelf stands in order by itself, and they are merged. The order of the
 * whole mall is no way there, for what is cheapest in one branch may stand behind all of another.
 */
export const fromShelves = (
  columns: RawBuilder<unknown>,
  where: (part: Wanted) => RawBuilder<unknown>,
  wanted: Wanted,
  order: Order,
  after: Place | null,
): RawBuilder<unknown> => {
  const { by, behind, ordered, orderedAt } = placed(order, after)
  const shelves = shelvesOf(wanted)
  const shelf = (id: string) => sql`(select product.id, ${by} as at ${columns} from catalogue.product
    where ${shelves?.by} = ${id} and ${where(shelves?.rest ?? wanted)} ${behind} ${ordered})`
  return sql`(${sql.join((shelves?.ids ?? []).map(shelf), sql` union all `)}) as product ${orderedAt}`
}

/** A list is counted in so many of its best products. */
export const countedAtMost = 10_000

/** The part of a list that is counted, whatever filters are set. */
export const countedPart = (columns: RawBuilder<unknown>, wanted: Wanted, most: number): RawBuilder<unknown> => {
  const { ordered } = placed(orders.relevance, null)
  const limit = sql.lit(most)
  if (areOrdered(wanted, orders.relevance))
    return sql`select * from ${fromShelves(sql`, ${columns}`, structure, wanted, orders.relevance, null)} limit ${limit}`
  return sql`select product.id, ${columns} from catalogue.product where ${structure(wanted)} ${ordered} limit ${limit}`
}
