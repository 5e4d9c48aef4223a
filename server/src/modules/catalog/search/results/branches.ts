import type { Branches } from '../../products/lists/index.ts'
import type { CategoryTree } from '../indexer/known-headings.ts'

/** The categories that the filter offers: children of the selected category, its siblings if it has no children, or the first level. */
export const offeredBranches = (tree: CategoryTree, chosenId: string | undefined): Branches => {
  const chosen = chosenId ? Number(chosenId) : null
  const below = tree.childrenOf(chosen)
  const parent = chosen === null ? null : (tree.byId.get(chosen)?.parent_id ?? null)
  const offered = new Set(below.length > 0 ? below : tree.childrenOf(parent === null ? null : Number(parent)))
  const shown = new Map<number, number | undefined>()
  const shownOver = (category: number) => tree.pathOf(category).find((each) => offered.has(each))
  return {
    chosen: (category) => chosen === null || tree.pathOf(category).includes(chosen),
    shownOver: (category) => {
      if (!shown.has(category)) shown.set(category, shownOver(category))
      return shown.get(category)
    },
  }
}
