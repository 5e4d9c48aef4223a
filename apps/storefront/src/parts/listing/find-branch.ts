import type { CategoryBranch } from '@plaza/contract'

/** Finds a category at any depth of the tree. */
export const findBranch = (tree: readonly CategoryBranch[], id: string): CategoryBranch | undefined => {
  for (const branch of tree) {
    const found = branch.id === id ? branch : findBranch(branch.children, id)
    if (found) return found
  }
  return undefined
}
