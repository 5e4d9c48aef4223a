export { reindex } from './reindex.ts'
export { searchListeners } from './on-facts.ts'
export { searchRoutes } from './routes.ts'
