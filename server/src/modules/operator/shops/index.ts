export { suspensionsRoutes } from './routes.ts'
export { endDueSuspensions, suspensionsTimers } from './timers.ts'
