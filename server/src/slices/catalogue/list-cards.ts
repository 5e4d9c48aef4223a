import type { ProductCard } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { readCursor, writeCursor } from '../../kernel/cursor.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { keptShops, keptTotal, shelvesOf, type CountedFacets } from './kept.ts'
import { listProducts } from './list-rows.ts'
import type { Order } from './orders.ts'
import type { ProductRow, Wanted } from './product-rows.ts'
import { showCard } from './show-product.ts'
import { remember } from './true-for.ts'

export type CardPage = { list: ProductCard[]; next_cursor: string | null; total: number; total_is_exact: boolean }

/** Rows as cards; a product whose shop is not open is left out. */
export const showCards = async <R extends ProductRow>(kernel: Kernel, rows: readonly R[]): Promise<{ row: R; card: ProductCard }[]> => {
  const shops = await keptShops(
    kernel,
    rows.map((row) => row.shop_id),
  )
  const now = kernel.now()
  return rows.flatMap((row) => {
    const shop = shops.get(row.shop_id)
    return shop ? [{ row, card: showCard(row, shop, now) }] : []
  })
}

/** One page of a list: one statement, and another where its length is not known yet or counted beside it. */
export const listCards = async (
  kernel: Kernel,
  wanted: Wanted,
  order: Order,
  page: { cursor?: string | undefined; limit: number },
  counting?: Promise<CountedFacets>,
): Promise<Outcome<CardPage, 'cursor_stale'>> => {
  const after = page.cursor ? readCursor(page.cursor, order.name, order.shape) : null
  if (page.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const shelves = await shelvesOf(kernel, wanted)
  const asked = { wanted: shelves.wanted, order, after, limit: page.limit + 1 }
  const [rows, counted] = await Promise.all([listProducts(kernel.db, asked, shelves.size), keptTotal(kernel, wanted, counting)])
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const cards = await showCards(kernel, shown)
  const more = rows.length > page.limit && last
  return done({
    list: remember(
      cards.map(({ card }) => card),
      shown,
    ),
    next_cursor: more ? writeCursor({ by: order.name, value: last.at, id: last.id }) : null,
    // What is seen is there, however little of a long list was counted.
    total: Math.max(counted.count, counted.exact ? 0 : rows.length),
    total_is_exact: counted.exact || (!after && !more),
  })
}
