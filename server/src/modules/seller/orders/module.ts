import type { Module } from '../../../module.ts'
import { demoShopsTimers as salesTimers } from './move-demo-orders.ts'
import { soldOrderPlugins } from './papers/serve-papers.ts'
import { soldOrderRoutes } from './routes.ts'
import { shopWaitsOf } from './shop-waits.ts'

export const manifest: Module = {
  name: 'seller/orders',
  purpose: 'orders of a shop: lists, details, actions, papers',
  routes: soldOrderRoutes,
  schedules: salesTimers,
  person: { shows: { shop_waits: shopWaitsOf } },
  plugins: soldOrderPlugins,
}
