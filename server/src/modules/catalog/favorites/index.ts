export { favouritesListeners } from './on-facts.ts'
export { favouritesRoutes } from './routes.ts'
