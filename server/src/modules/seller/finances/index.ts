export { payoutsRoutes } from './routes.ts'
export { monthSumsHold, payoutsTimers } from './statement/index.ts'
