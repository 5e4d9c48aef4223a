import type { Module } from '../../../module.ts'
import { affiliateChecks } from './affiliate-checks.ts'
import { referralsEventHandlers } from './event-handlers.ts'
import { ownRewards } from './own-rewards.ts'
import { affiliateRoutes } from './routes.ts'
import { affiliateJobs, affiliateTimers } from './weigh-rewards.ts'

export const manifest: Module = {
  name: 'community/referrals',
  purpose: 'invitation links and codes, and the rewards for them',
  routes: affiliateRoutes,
  eventHandlers: referralsEventHandlers,
  jobs: affiliateJobs,
  schedules: affiliateTimers,
  checks: affiliateChecks,
  person: { ownData: { rewards: ownRewards } },
}
