import type { Module } from '../../../module.ts'
import { checkoutEventHandlers } from './payment/on-facts.ts'
import { checkoutRoutes } from './routes.ts'
import { checkoutTimers } from './timers.ts'

export const manifest: Module = {
  name: 'orders/checkout',
  purpose: 'quotes, placing an order and paying for it',
  routes: checkoutRoutes,
  publishes: ['order.placed', 'order.paid', 'order.cancelled'],
  eventHandlers: checkoutEventHandlers,
  schedules: checkoutTimers,
}
