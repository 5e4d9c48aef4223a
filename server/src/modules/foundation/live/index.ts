export { realtimeDoors } from './doors.ts'
export { realtimeRoutes, realtimeTimers } from './routes.ts'
