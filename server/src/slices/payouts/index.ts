export { payoutsRoutes } from './routes.ts'
