import type { Module } from '../../../module.ts'
import { importTask, runImport } from './files/run-import.ts'
import { tablesPlugin } from './files/serve-tables.ts'
import { sellerProductsEventHandlers } from './event-handlers.ts'
import { shopProductsRoutes } from './routes.ts'
import { productCase } from './submissions/case-of-products.ts'
import { shopProductsTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'seller/products',
  purpose: 'product drafts of shops, their review, and product files',
  routes: shopProductsRoutes,
  eventHandlers: sellerProductsEventHandlers,
  jobs: (kernel) => ({ [importTask]: runImport(kernel) }),
  schedules: shopProductsTimers,
  plugins: [tablesPlugin],
  cases: [productCase],
}
