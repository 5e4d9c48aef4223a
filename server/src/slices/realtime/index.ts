export { realtimeRoutes, realtimeTimers } from './routes.ts'
export { serveStreams } from './serve-streams.ts'
