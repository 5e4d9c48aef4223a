import type { Kernel } from '../../../../platform/kernel.ts'
import { stalePart } from '../../../../platform/cache/stale.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { countsByBrand } from '../categories/standing-rows.ts'
import { categoryWithDescendants } from '../categories/category-rows.ts'

/** Number of products by brand, within a category and its subcategories or in the whole mall. */
export const cachedBrandCounts = async (kernel: Kernel, branch: string | undefined): Promise<ReadonlyMap<string, number>> => {
  const rows = await allCategories(kernel)
  return cachedValue(
    kernel.cache,
    `brands of ${branch ?? 'all'}`,
    { seconds: 600, tags: ['products', 'assortment'], late: stalePart },
    () => countsByBrand(kernel.db, branch ? categoryWithDescendants(rows, branch) : null),
  )
}
