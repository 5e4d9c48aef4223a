import type { Module } from '../../../module.ts'
import { importTask, runImport, tablesDoor } from './files/index.ts'
import { shopProductsListeners } from './on-facts.ts'
import { shopProductsRoutes } from './routes.ts'
import { productCase } from './submissions/index.ts'
import { shopProductsTimers } from './timers.ts'

export const manifest: Module = {
  name: 'seller/products',
  purpose: 'product drafts of shops, their review, and product files',
  routes: shopProductsRoutes,
  eventHandlers: shopProductsListeners,
  jobs: (kernel) => ({ [importTask]: runImport(kernel) }),
  schedules: shopProductsTimers,
  plugins: [tablesDoor],
  cases: [productCase],
}
