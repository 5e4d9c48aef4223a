export { answeringRoutes } from './routes.ts'
