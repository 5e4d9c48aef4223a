export { deskRoutes } from './routes.ts'
export { planStretch } from './plan-stretch.ts'
