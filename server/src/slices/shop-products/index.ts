export { shopProductsListeners } from './on-facts.ts'
export { shopProductsRoutes } from './routes.ts'
export { productCase } from './submissions/index.ts'
export { publishDue, shopProductsTimers } from './timers.ts'
