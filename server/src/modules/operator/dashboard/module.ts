import type { Module } from '../../../module.ts'
import { waitingOf } from '../../approvals/queue/index.ts'
import { overviewRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/dashboard',
  purpose: 'figures, audit log and health for staff',
  routes: ({ cases }) => overviewRoutes(waitingOf(cases)),
}
