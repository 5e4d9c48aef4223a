export { pathOf } from './category-rows.ts'
export { allCategories } from './cached-categories.ts'
