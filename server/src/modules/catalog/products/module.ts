import type { Module } from '../../../module.ts'
import { productsEventHandlers } from './event-handlers.ts'
import { productsOf } from './own-products.ts'
import { catalogueRoutes } from './routes.ts'
import { catalogueTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'catalog/products',
  purpose: 'categories, brands, products and prices',
  routes: catalogueRoutes,
  publishes: ['catalogue.changed', 'catalogue.stocked', 'catalogue.tallied', 'catalogue.removed'],
  eventHandlers: productsEventHandlers,
  schedules: catalogueTimers,
  person: { shows: { product: productsOf } },
}
