import type { Module } from '../../../module.ts'
import { cashChecks } from './cash-checks.ts'
import { cashRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'orders/cash',
  purpose: 'cash on delivery: collection, hand-over, and refunds that the mall pays for a shop',
  routes: cashRoutes,
  checks: cashChecks,
}
