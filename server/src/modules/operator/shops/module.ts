import type { Module } from '../../../module.ts'
import { casesOf } from '../../approvals/queue/index.ts'
import { suspensionsRoutes } from './routes.ts'
import { suspensionsTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'operator/shops',
  purpose: 'shops as staff see them, and suspensions',
  routes: ({ cases }) => suspensionsRoutes(casesOf(cases)),
  schedules: suspensionsTimers,
}
