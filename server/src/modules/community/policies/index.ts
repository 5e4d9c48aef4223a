export { policiesDoors } from './documents/index.ts'
export { policiesRoutes } from './routes.ts'
