export { oversightRoutes } from './routes.ts'
