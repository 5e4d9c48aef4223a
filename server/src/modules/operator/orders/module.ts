import type { Module } from '../../../module.ts'
import { oversightRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/orders',
  purpose: 'orders and refunds as staff see them, and cancelling an order',
  routes: oversightRoutes,
}
