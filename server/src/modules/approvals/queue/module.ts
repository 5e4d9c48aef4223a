import type { Module } from '../../../module.ts'
import { casesJobs, casesRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'approvals/queue',
  purpose: 'cases that staff decide: who claimed, who signed, adjustments of balances',
  routes: ({ cases, checks }) => casesRoutes(cases, () => checks),
  jobs: (kernel, { cases }) => casesJobs(cases)(kernel),
}
