import type { Module } from '../../../module.ts'
import { accountsTimers } from './closure/end-accounts.ts'
import { codeOutbound as accountsOutbound } from './codes/send-message.ts'
import { accountsPlugins } from './doors.ts'
import { accountsJobs } from './jobs.ts'
import { accountsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'identity/accounts',
  purpose: 'customers: sign-in, codes, sessions, payment settings',
  routes: accountsRoutes,
  jobs: accountsJobs,
  outbound: accountsOutbound,
  schedules: accountsTimers,
  plugins: accountsPlugins,
}
