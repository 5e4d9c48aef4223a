import type { Module } from '../../../module.ts'
import { intakeCase } from './intake-case.ts'
import { supplyRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'seller/inventory',
  purpose: 'stock of a shop, and stock that the shop brings in',
  routes: supplyRoutes,
  cases: [intakeCase],
}
