import { useGetCategoryTree } from '@plaza/client'
import type { Category, Facets } from '@plaza/contract'
import { findBranch } from './find-branch.ts'

type Named = Omit<Category, 'id' | 'parent_id' | 'image' | 'tint' | 'product_count'>
/** `count` is missing for the chosen parent department. */
export type Department = Named & { id: string; count?: number }

/** The departments offered as filters. Inside a department, they are this department and then its subdepartments. */
export const useDepartments = (facets: Facets | null | undefined, chosenId: string | null): readonly Department[] => {
  const offered: readonly Department[] = facets?.categories ?? []
  const isAbove = chosenId !== null && !offered.some(({ id }) => id === chosenId)
  const tree = useGetCategoryTree({ enabled: isAbove }).data ?? []
  const chosen = isAbove ? findBranch(tree, chosenId) : undefined
  return chosen ? [{ ...chosen, count: undefined }, ...offered] : offered
}
