import type { Module } from '../../../module.ts'
import { lifecycleEventHandlers } from './on-facts.ts'
import { demoTimeDoor } from './serve-demo-time.ts'
import { fulfilmentTimers } from './timers.ts'

export const manifest: Module = {
  name: 'orders/lifecycle',
  purpose: 'the steps of a sold order: sent, received, cancelled, paid out',
  publishes: ['order.called_off', 'order.completed', 'order.given_back'],
  eventHandlers: lifecycleEventHandlers,
  schedules: fulfilmentTimers,
  plugins: [demoTimeDoor],
}
