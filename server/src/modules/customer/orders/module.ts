import type { Module } from '../../../module.ts'
import { purchasesRoutes } from './routes.ts'
import { purchasesPlugins } from './serve-invoices.ts'

export const manifest: Module = {
  name: 'customer/orders',
  purpose: 'a customer’s own orders: lists, details, actions, invoices',
  routes: purchasesRoutes,
  plugins: purchasesPlugins,
}
