export { ownRefunds } from './list-refunds.ts'
export { askingRoutes } from './routes.ts'
