export { bookkeepingRoutes } from './routes.ts'
export { bookkeepingTimers } from './timers.ts'
