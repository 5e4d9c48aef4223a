export { reindex, searchTimers } from './indexing/index.ts'
export { searchListeners } from './on-facts.ts'
export { searchRoutes } from './routes.ts'
