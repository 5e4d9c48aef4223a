import type { Module } from '../../../module.ts'
import { checkoutEventHandlers } from './payment/event-handlers.ts'
import { checkoutRoutes } from './routes.ts'
import { checkoutTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'orders/checkout',
  purpose: 'quotes, placing an order and paying for it',
  routes: checkoutRoutes,
  publishes: ['order.placed', 'order.paid', 'order.cancelled'],
  eventHandlers: checkoutEventHandlers,
  schedules: checkoutTimers,
}
