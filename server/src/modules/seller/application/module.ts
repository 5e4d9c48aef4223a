import type { Module } from '../../../module.ts'
import { applicationsOf } from './application-rows.ts'
import { applicationCase } from './application-case.ts'
import { applicationsRoutes } from './routes.ts'
import { sellerStateOf } from './seller-state.ts'
import { applicationsTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'seller/application',
  purpose: 'applications to become a seller: drafts, papers, decisions',
  routes: applicationsRoutes,
  schedules: applicationsTimers,
  person: { shows: { seller: sellerStateOf }, ownData: { applications: applicationsOf } },
  cases: [applicationCase],
}
