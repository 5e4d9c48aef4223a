import type { Module } from '../../../module.ts'
import { ownRecharges } from './recharge/own-recharges.ts'
import { rechargeCase } from './recharge/recharge-case.ts'
import { rechargeChecks } from './recharge/recharge-checks.ts'
import { rechargeEventHandlers } from './recharge/event-handlers.ts'
import { rechargeRoutes } from './recharge/routes.ts'
import { rechargeTimers } from './recharge/schedules.ts'
import { hasMoney, ownLines } from './statement/own-money.ts'
import { statementRoutes } from './statement/index.ts'
import { ownTransfers } from './transfer/list-transfers.ts'
import { transferChecks } from './transfer/transfer-checks.ts'
import { transferRoutes } from './transfer/routes.ts'
import { transferTimers } from './transfer/schedules.ts'
import { ownWithdrawals } from './withdraw/list-withdrawals.ts'
import { withdrawalCase } from './withdraw/withdrawal-case.ts'
import { withdrawChecks } from './withdraw/withdrawal-checks.ts'
import { withdrawRoutes } from './withdraw/routes.ts'
import { withdrawTimers } from './withdraw/schedules.ts'

export const manifest: Module = {
  name: 'payments/wallet',
  purpose: 'top-ups, withdrawals, transfers and the statement of a wallet',
  routes: [...statementRoutes, ...rechargeRoutes, ...withdrawRoutes, ...transferRoutes],
  eventHandlers: rechargeEventHandlers,
  schedules: (kernel) => [...rechargeTimers(kernel), ...withdrawTimers(kernel), ...transferTimers(kernel)],
  checks: [...rechargeChecks, ...withdrawChecks, ...transferChecks],
  person: {
    ownData: { recharges: ownRecharges, withdrawals: ownWithdrawals, transfers: ownTransfers, wallet: ownLines },
    unsettled: hasMoney,
  },
  cases: [rechargeCase, withdrawalCase],
}
