import type { Module } from '../../../module.ts'
import { ledgerChecks } from './checks/index.ts'
import { ledgerGauges } from './ledger-gauges.ts'
import { ledgerTimers } from './checks/schedules.ts'

export const manifest: Module = {
  name: 'foundation/ledger',
  purpose: 'the double-entry ledger: every cent, its account and its journal',
  publishes: ['due.paid'],
  schedules: (kernel, { checks }) => ledgerTimers(() => checks)(kernel),
  checks: ledgerChecks,
  gauges: ledgerGauges,
}
