export { tellSold } from './tell-sold.ts'
export { newestSold } from './newest-sold.ts'
