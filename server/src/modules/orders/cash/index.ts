export { cashChecks } from './cash-checks.ts'
export { cashRoutes } from './routes.ts'
