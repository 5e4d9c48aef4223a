import type { ProductCard } from '@plaza/contract'
import { doneUntil, refused, type TimedOutcome } from '@plaza/values'
import { readCursor, writeCursor, type Cursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { firstPages } from './best-of.ts'
import { cardsByIds, type TimedCards } from '../cards/cached-cards.ts'
import { cachedPart, passing, totalOf, type CountedFacets, type ListedPart } from './cached-lists.ts'
import { listedProducts } from './cached-pages.ts'
import type { Sorting } from '../sort-orders/sortings.ts'
import type { ProductFilter } from './product-rows.ts'

type CardPage = { list: ProductCard[]; next_cursor: string | null; total: number; total_is_exact: boolean }

type Page = { after: Cursor | null; limit: number }
type PageFound = TimedCards & {
  /** Number of products read for the page, including the extra row that shows whether more follow. */
  seen: number
  next: Cursor | null
}

/** A page of a cached list. Both the page's product IDs and their cards are cached. */
const pageOfCached = async (
  kernel: Kernel,
  part: ListedPart,
  wanted: ProductFilter,
  sorting: Sorting,
  { after, limit }: Page,
): Promise<PageFound> => {
  const sign = sorting.descending ? 1 : -1
  const behind = after && { value: sign * sorting.read(after.value), id: sign * Number(after.id) }
  const rows = passing(part, wanted, kernel.now().getTime())
  const best = firstPages(
    rows,
    (row) => sign * sorting.of(row),
    behind,
    limit + 1,
    (row) => sign * row.id,
  )
  const shown = best.slice(0, limit)
  const last = shown.at(-1)
  const found = await cardsByIds(
    kernel,
    shown.map(({ id }) => String(sign * id)),
  )
  const more = best.length > limit && last
  return {
    ...found,
    seen: best.length,
    next: more ? { by: sorting.name, value: sorting.write(sign * last.value), id: String(sign * last.id) } : null,
  }
}

const pageByStatement = async (kernel: Kernel, wanted: ProductFilter, sorting: Sorting, { after, limit }: Page): Promise<PageFound> => {
  const found = await listedProducts(kernel, wanted, sorting, after, limit + 1)
  const shown = found.slice(0, limit).map(({ id }) => id)
  const last = found.at(limit - 1)
  const more = found.length > limit && last
  const next = more ? { by: sorting.name, value: last.at, id: last.id } : null
  return { ...(await cardsByIds(kernel, shown)), seen: found.length, next }
}

/** One page of a list: from the cached list or, if the list is too long to be cached whole, by a query. */
export const listCards = async (
  kernel: Kernel,
  wanted: ProductFilter,
  sorting: Sorting,
  page: { cursor?: string | undefined; limit: number },
  counting?: Promise<CountedFacets>,
): Promise<TimedOutcome<CardPage, 'cursor_stale'>> => {
  const after = page.cursor ? readCursor(page.cursor, sorting.name, sorting.shape) : null
  if (page.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const part = await cachedPart(kernel, wanted)
  const range = { after, limit: page.limit }
  const isCached = part?.whole && part.depth !== 'counted' && (part.depth === 'dated' || !sorting.dated)
  const [{ cards, trueUntil: until, seen, next }, counted] = await Promise.all([
    isCached ? pageOfCached(kernel, part, wanted, sorting, range) : pageByStatement(kernel, wanted, sorting, range),
    totalOf(kernel, wanted, part, counting),
  ])
  return doneUntil(until, {
    list: cards,
    next_cursor: next && writeCursor(next),
    // If only a part of a long list was counted, the total is at least the number of products read for this page.
    total: Math.max(counted.count, counted.exact ? 0 : seen),
    total_is_exact: counted.exact || (!after && !next),
  })
}
