import type { Module } from '../../../module.ts'
import { lifecycleEventHandlers } from './event-handlers.ts'
import { demoTimePlugin } from './serve-demo-time.ts'
import { fulfilmentTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'orders/lifecycle',
  purpose: 'the steps of a sold order: sent, received, cancelled, paid out',
  publishes: ['order.called_off', 'order.completed', 'order.given_back'],
  eventHandlers: lifecycleEventHandlers,
  schedules: fulfilmentTimers,
  plugins: [demoTimePlugin],
}
