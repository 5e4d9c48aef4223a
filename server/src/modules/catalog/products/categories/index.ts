export { pathOf } from './category-rows.ts'
export { allCategories } from './kept-categories.ts'
