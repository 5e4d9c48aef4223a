export { newestSold } from './newest-sold.ts'
export { toSoldView } from './sold-view.ts'
