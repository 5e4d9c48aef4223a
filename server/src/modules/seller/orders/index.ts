export { newestSold } from './newest-sold.ts'
export { toSoldView } from './tell-sold.ts'
