import type { Module } from '../../../module.ts'
import { bookkeepingRoutes } from './routes.ts'
import { bookkeepingTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'operator/finances',
  purpose: 'ledger, balance sheet, daily closing and reports for staff',
  routes: bookkeepingRoutes,
  schedules: bookkeepingTimers,
}
