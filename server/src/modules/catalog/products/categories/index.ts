export { type CategoryRow, pathOf, within } from './category-rows.ts'
export { allCategories, liveliestBranches, wholeCount } from './kept-categories.ts'
export { countsByBrand, foldCounts } from './standing-rows.ts'
export { showCategory, showTree } from './show-categories.ts'
