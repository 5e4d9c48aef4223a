import type { Module } from '../../../module.ts'
import { realtimePlugins } from './doors.ts'
import { realtimeRoutes, realtimeTimers } from './routes.ts'

export const manifest: Module = {
  name: 'foundation/live',
  purpose: 'streams of live events and the tickets that open them',
  routes: realtimeRoutes,
  schedules: realtimeTimers,
  plugins: realtimePlugins,
}
