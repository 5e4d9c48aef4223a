export { favouritesRoutes } from './routes.ts'
