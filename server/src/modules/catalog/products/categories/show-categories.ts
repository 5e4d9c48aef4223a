import type { Category, CategoryBranch } from '@plaza/contract'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { CategoryRow } from './category-rows.ts'

export const toCategoryView = (row: CategoryRow): Category => ({
  id: row.id,
  parent_id: row.parent_id,
  ...localizedOut('name', row.names),
  image: row.image,
  tint: row.tint,
  product_count: row.product_count,
})

export const toCategoryTree = (rows: readonly CategoryRow[], parent: string | null = null): CategoryBranch[] =>
  rows.filter((row) => row.parent_id === parent).map((row) => ({ ...toCategoryView(row), children: toCategoryTree(rows, row.id) }))
