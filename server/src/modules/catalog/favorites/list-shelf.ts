import type { ProductCard } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { cardsEvenGone } from '../products/cards/index.ts'
import { savedBefore, type Shelf } from './shelf-rows.ts'

type Cards = { list: ProductCard[]; next_cursor: string | null }

/** One page of the products that a customer saved or viewed, as product cards. */
export const listShelf = async (
  kernel: Kernel,
  shelf: Shelf,
  customerId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<Outcome<Cards, 'cursor_stale'>> => {
  const after = page.cursor ? readCursor(page.cursor, shelf.table, timeShape) : null
  if (page.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await savedBefore(kernel.db, shelf, customerId, after, page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return done({
    list: await cardsEvenGone(
      kernel,
      shown.map((row) => row.product_id),
    ),
    next_cursor: rows.length > page.limit && last ? writeCursor({ by: shelf.table, value: last.at, id: last.product_id }) : null,
  })
}
