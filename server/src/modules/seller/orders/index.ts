export { toSoldView } from './tell-sold.ts'
export { newestSold } from './newest-sold.ts'
export { moveDemoSales } from './move-demo-sales.ts'
