import type { Module } from '../../../module.ts'
import { deliveryRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'orders/shipping',
  purpose: 'shipping methods with fees and days, and taxes by place',
  routes: deliveryRoutes,
}
