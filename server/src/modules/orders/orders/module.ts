import type { Module } from '../../../module.ts'
import { ordersChecks } from './orders-checks.ts'
import { ownOrders } from './own-orders.ts'
import { hasOpenOrders } from './order-rows.ts'
import { ordersGauges } from './orders-gauges.ts'
import { ordersTimers } from './sums/sums-timers.ts'
import { waitingOrders } from './waiting-orders.ts'

export const manifest: Module = {
  name: 'orders/orders',
  purpose: 'orders as agreed, with their lines, sums and states',
  schedules: ordersTimers,
  checks: ordersChecks,
  gauges: ordersGauges,
  person: { shows: { orders: waitingOrders }, ownData: { orders: ownOrders }, unsettled: hasOpenOrders },
}
