import type { Module } from '../../../module.ts'
import { findCases } from '../../approvals/queue/index.ts'
import { findRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/find',
  purpose: 'one search over the records of the mall for staff',
  routes: ({ cases }) => findRoutes(findCases(cases)),
}
