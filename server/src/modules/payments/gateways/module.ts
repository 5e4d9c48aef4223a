import type { Module } from '../../../module.ts'
import { gatewaysPlugin } from './doors.ts'
import { gatewaysOutbound } from './outbound.ts'
import { gatewaysChecks } from './reversals/reversal-checks.ts'
import { gatewaysTimers } from './schedules.ts'
import { gatewaySettings } from './kinds/gateway-settings.ts'

export const manifest: Module = {
  name: 'payments/gateways',
  purpose: 'payments at card gateways and banks, their results and reversals',
  publishes: ['payment.settled', 'payment.returned'],
  outbound: gatewaysOutbound,
  schedules: gatewaysTimers,
  plugins: [gatewaysPlugin],
  checks: gatewaysChecks,
  settings: gatewaySettings,
}
