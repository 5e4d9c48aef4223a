import type { Module } from '../../../module.ts'
import { demoShopsTimers as salesTimers } from './move-demo-sales.ts'
import { salesDoors } from './papers/serve-papers.ts'
import { salesRoutes } from './routes.ts'
import { shopWaitsOf } from './shop-waits.ts'

export const manifest: Module = {
  name: 'seller/orders',
  purpose: 'orders of a shop: lists, details, actions, papers',
  routes: salesRoutes,
  schedules: salesTimers,
  person: { shows: { shop_waits: shopWaitsOf } },
  plugins: salesDoors,
}
