import { stalePart } from '../../../../platform/cache/stale.ts'
import type { Making } from '../../../../platform/cache/response-cache.ts'
import type { Cursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsByIds } from '../cards/cached-cards.ts'
import { standsBehind } from '../sort-orders/standing.ts'
import type { Sorting } from '../sort-orders/sortings.ts'
import { listTags, kindsBy } from '../categories/tags.ts'
import { inCategories } from './in-categories.ts'
import { listProducts, type Listed } from './list-rows.ts'
import { isWhole, type ProductFilter } from './product-rows.ts'

const cachedSeconds = 600

/** Caches the first products of a whole category. Most products that are added, rated or bought rank after them, and change only the counts. */
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
    tags: [...listTags(kindsBy(sorting.name), branch ? [branch] : []), ...ids.map((id) => `product:${id}`)],
    isUnaffectedBy: last && ((_, payload) => standsBehind(sorting, last.at, payload)),
    seconds: cachedSeconds,
    // A product on this page may expire before the cached page does, so the page becomes stale with it.
    trueUntil: (await cardsByIds(kernel, ids)).trueUntil,
    value: found,
    weight: found.length * 100,
  }
}
