export { purchasesRoutes } from './routes.ts'
export { purchasesDoors } from './serve-invoices.ts'
