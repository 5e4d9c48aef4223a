import type { Module } from '../../../module.ts'
import { askingRoutes } from './requests/routes.ts'
import { ownRefunds } from './requests/list-refunds.ts'
import { answeringRoutes } from './responses/routes.ts'
import { refundCase } from './refund-case.ts'
import { hasOpenRefunds } from './records/list-rows.ts'
import { refundsEventHandlers } from './event-handlers.ts'
import { refundsChecks } from './refund-books.ts'
import { refundsTimers } from './schedules.ts'

export const manifest: Module = {
  name: 'orders/refunds',
  purpose: 'refund requests, and the answers of shops and staff',
  routes: [...askingRoutes, ...answeringRoutes],
  publishes: ['order.lines_given_back'],
  eventHandlers: refundsEventHandlers,
  schedules: refundsTimers,
  checks: refundsChecks,
  person: { ownData: { refunds: ownRefunds }, unsettled: hasOpenRefunds },
  cases: [refundCase],
}
