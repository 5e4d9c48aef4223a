import type { Module } from '../../../module.ts'
import { payoutsRoutes } from './routes.ts'
import { monthSumsHold } from './statement/fold-months.ts'
import { payoutsTimers } from './statement/schedules.ts'

export const manifest: Module = {
  name: 'seller/finances',
  purpose: 'balance, statement and withdrawals of a shop',
  routes: payoutsRoutes,
  schedules: payoutsTimers,
  checks: [monthSumsHold],
}
