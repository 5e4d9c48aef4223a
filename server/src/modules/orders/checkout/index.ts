export { checkoutListeners } from './paying/index.ts'
export { checkoutRoutes } from './routes.ts'
export { checkoutTimers } from './timers.ts'
