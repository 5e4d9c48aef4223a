import type { ProductCard } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { readCursor, writeCursor, type Place } from '../../../kernel/cursor.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bestOf } from '../facets/index.ts'
import { cardsByIds, remember, showCards } from '../cards/index.ts'
import { keptPart, passing, totalOf, type CountedFacets, type ListedPart } from './kept-lists.ts'
import { shelvesOf } from './kept-shelves.ts'
import { listProducts } from './list-rows.ts'
import type { Order } from './orders.ts'
import type { Wanted } from './product-rows.ts'

export type CardPage = { list: ProductCard[]; next_cursor: string | null; total: number; total_is_exact: boolean }

type Page = { after: Place | null; limit: number }
type Turned = {
  cards: ProductCard[]
  /** With the one that tells that there are more. */
  seen: number
  next: Place | null
}

/** A page of a list that is kept: its products are known, and their cards are kept too. */
const turnKept = async (kernel: Kernel, part: ListedPart, wanted: Wanted, order: Order, { after, limit }: Page): Promise<Turned> => {
  const sign = order.descending ? 1 : -1
  const behind = after && { value: sign * order.read(after.value), id: sign * Number(after.id) }
  const rows = passing(part, wanted, kernel.now().getTime())
  const best = bestOf(
    rows,
    (row) => sign * order.of(row),
    behind,
    limit + 1,
    (row) => sign * row.id,
  )
  const shown = best.slice(0, limit)
  const last = shown.at(-1)
  const cards = await cardsByIds(
    kernel,
    shown.map(({ id }) => String(sign * id)),
  )
  const more = best.length > limit && last
  return {
    cards,
    seen: best.length,
    next: more ? { by: order.name, value: order.write(sign * last.value), id: String(sign * last.id) } : null,
  }
}

const turnAsked = async (kernel: Kernel, wanted: Wanted, order: Order, { after, limit }: Page): Promise<Turned> => {
  const shelves = await shelvesOf(kernel, wanted)
  const rows = await listProducts(kernel.db, { wanted: shelves.wanted, order, after, limit: limit + 1 }, shelves.size)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const cards = (await showCards(kernel, shown)).map(({ card }) => card)
  const more = rows.length > limit && last
  return { cards: remember(cards, shown), seen: rows.length, next: more ? { by: order.name, value: last.at, id: last.id } : null }
}

/** One page of a list: out of what is kept of it, or by a statement where it is too long to be kept whole. */
export const listCards = async (
  kernel: Kernel,
  wanted: Wanted,
  order: Order,
  page: { cursor?: string | undefined; limit: number },
  counting?: Promise<CountedFacets>,
): Promise<Outcome<CardPage, 'cursor_stale'>> => {
  const after = page.cursor ? readCursor(page.cursor, order.name, order.shape) : null
  if (page.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const part = await keptPart(kernel, wanted)
  const asked = { after, limit: page.limit }
  const isKept = part?.whole && part.depth !== 'counted' && (part.depth === 'dated' || !order.dated)
  const [{ cards, seen, next }, counted] = await Promise.all([
    isKept ? turnKept(kernel, part, wanted, order, asked) : turnAsked(kernel, wanted, order, asked),
    totalOf(kernel, wanted, part, counting),
  ])
  return done({
    list: cards,
    next_cursor: next && writeCursor(next),
    // What is seen is there, however little of a long list was counted.
    total: Math.max(counted.count, counted.exact ? 0 : seen),
    total_is_exact: counted.exact || (!after && !next),
  })
}
