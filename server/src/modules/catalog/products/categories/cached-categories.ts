import type { Kernel } from '../../../../platform/kernel.ts'
import { stalePart } from '../../../../platform/cache/stale.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { categoryRows, countWithin, soldByCategory, type CategoryRow } from './category-rows.ts'
import { endingByCategory } from './standing-rows.ts'

/** Seconds. A product that expires invalidates no cache entry. Together, both caches count an expired product for at most one more minute. */
const cachedSeconds = 30

/** Number of products with an expiry date by category. New and removed products do not invalidate this entry, as most have no expiry date. */
const cachedEnding = ({ cache, db }: Kernel): Promise<ReadonlyMap<string, number>> =>
  cachedValue(cache, 'ending', { seconds: cachedSeconds, tags: ['products', 'ending', 'categories'], late: stalePart }, () =>
    endingByCategory(db),
  )

export const allCategories = (kernel: Kernel): Promise<readonly CategoryRow[]> =>
  cachedValue(kernel.cache, 'categories', { seconds: cachedSeconds, tags: ['products', 'assortment', 'categories'], late: stalePart }, () =>
    categoryRows(kernel.db, cachedEnding(kernel)),
  )

/** Number of products in a category and its subcategories, or in the whole mall. */
export const wholeCount = (rows: readonly CategoryRow[], branch: string | undefined): number =>
  rows.filter((row) => (branch ? row.id === branch : row.parent_id === null)).reduce((sum, row) => sum + row.product_count, 0)

/** The departments with the most sales. */
export const liveliestBranches = async (kernel: Kernel, limit: number): Promise<readonly string[]> => {
  const { cache, db } = kernel
  const rows = await allCategories(kernel)
  const sold = await cachedValue(cache, 'sold', { seconds: 600, tags: ['products', 'assortment', 'sold'], late: stalePart }, () =>
    soldByCategory(db),
  )
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ id: row.id, sold: countWithin(rows, row.id, sold) }))
    .toSorted((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id))
    .slice(0, limit)
    .map((each) => each.id)
}
