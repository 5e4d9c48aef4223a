import type { CategoryBranch } from '@plaza/contract'
import { useReader } from '@plaza/web/reading'
import { useCategoryTree } from '../../calls/products.ts'

type Named = { id: string; name: string }

/** Flat list of all categories, each labelled with its full path. */
const flat = (branches: readonly CategoryBranch[], nameOf: (branch: CategoryBranch) => string, above = ''): Named[] =>
  branches.flatMap((branch) => {
    const name = `${above}${nameOf(branch)}`
    return [{ id: branch.id, name }, ...flat(branch.children, nameOf, `${name} › `)]
  })

export const useCategoryPaths = (): Named[] => {
  const { text } = useReader()
  return flat(useCategoryTree().data ?? [], (branch) => text(branch, 'name'))
}
