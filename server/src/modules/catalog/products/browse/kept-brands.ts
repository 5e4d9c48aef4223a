import type { Kernel } from '../../../../kernel/kernel.ts'
import { latePart } from '../../../../kernel/cache/late.ts'
import { keptValue } from '../../../../kernel/cache/kept-values.ts'
import { allCategories, countsByBrand, within } from '../categories/index.ts'

/** How many products of each brand a branch holds, or the whole mall. */
export const keptBrandCounts = async (kernel: Kernel, branch: string | undefined): Promise<ReadonlyMap<string, number>> => {
  const rows = await allCategories(kernel)
  return keptValue(kernel.cache, `brands of ${branch ?? 'all'}`, { seconds: 600, tags: ['products', 'assortment'], late: latePart }, () =>
    countsByBrand(kernel.db, branch ? within(rows, branch) : null),
  )
}
