import type { Kernel } from '../../../../platform/kernel.ts'
import { allCategories, wholeCount } from '../categories/cached-categories.ts'
import { type CategoryRow, categoryWithDescendants } from '../categories/category-rows.ts'
import type { ProductFilter } from './product-rows.ts'

/** The categories within a category that contain products. */
const withGoods = (rows: readonly CategoryRow[], branch: string): string[] => {
  const full = new Set(rows.filter((row) => row.product_count > 0).map((row) => row.id))
  const inside = categoryWithDescendants(rows, branch).filter((id) => full.has(id))
  return inside.length > 0 ? inside : [branch]
}

const byCategories = (rows: readonly CategoryRow[], { branch, ...wanted }: ProductFilter): ProductFilter =>
  branch ? { ...wanted, within: withGoods(rows, branch) } : wanted

/** The same list with its category replaced by all categories within it. `size` is the product count of that category. */
export const inCategories = async (kernel: Kernel, wanted: ProductFilter): Promise<{ wanted: ProductFilter; size: number }> => {
  const rows = await allCategories(kernel)
  return { wanted: byCategories(rows, wanted), size: wholeCount(rows, wanted.branch) }
}

/**
 * A list without a category, shop or brand covers all categories: its products are counted from an index without being read. Empty categories are
 * included, because category counts may be stale and patches add new products to the counted rows.
 */
export const countable = (rows: readonly CategoryRow[], { branch, ...wanted }: ProductFilter): ProductFilter => {
  if (branch) return { ...wanted, within: categoryWithDescendants(rows, branch) }
  return wanted.shopId || wanted.onlyBrand || wanted.ofBrands ? wanted : { ...wanted, within: rows.map((row) => row.id) }
}
