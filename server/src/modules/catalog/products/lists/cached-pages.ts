import { stalePart } from '../../../../platform/cache/stale.ts'
import type { Making } from '../../../../platform/cache/response-cache.ts'
import type { Cursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsByIds } from '../cards/cached-cards.ts'
import { standsBehind } from '../sort-orders/standing.ts'
import type { Sorting } from '../sort-orders/sortings.ts'
import { heardIn, kindsBy } from '../categories/tags.ts'
import { inCategories } from './in-categories.ts'
import { listProducts, type Listed } from './list-rows.ts'
import { isWhole, type ProductFilter } from './product-rows.ts'

const cachedSeconds = 600

/** The first products of a whole branch are cached. Most added, rated or bought products rank behind them and change only the counts. */
export const listedProducts = async (
  kernel: Kernel,
  wanted: ProductFilter,
  sorting: Sorting,
  after: Cursor | null,
  limit: number,
): Promise<readonly Listed[]> => {
  const read = async () => {
    const begun = await inCategories(kernel, wanted)
    return listProducts(kernel.db, { wanted: begun.wanted, sorting, after, limit }, begun.size)
  }
  if (after || !isWhole(wanted)) return read()
  const { parts } = kernel.cache
  const key = `first ${limit} of ${wanted.branch ?? ''} by ${sorting.name}`
  const made = parts.find(key) ?? (await parts.make(key, async () => making(kernel, wanted, sorting, limit, await read()), stalePart))
  return made.value as readonly Listed[]
}

const making = async (
  kernel: Kernel,
  { branch }: ProductFilter,
  sorting: Sorting,
  limit: number,
  found: readonly Listed[],
): Promise<Making> => {
  const ids = found.map(({ id }) => id)
  const last = found.length === limit ? found.at(-1) : undefined
  return {
    body: '',
    contentType: '',
    tags: [...heardIn(kindsBy(sorting.name), branch ? [branch] : []), ...ids.map((id) => `product:${id}`)],
    isUnaffectedBy: last && ((_, told) => standsBehind(sorting, last.at, told)),
    seconds: cachedSeconds,
    // A product of this page may expire before the page does.
    trueUntil: (await cardsByIds(kernel, ids)).trueUntil,
    value: found,
    weight: found.length * 100,
  }
}
