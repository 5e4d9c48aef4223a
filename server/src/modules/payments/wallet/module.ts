import type { Module } from '../../../module.ts'
import { ownRecharges, rechargeCase, rechargeChecks, rechargeListeners, rechargeRoutes, rechargeTimers } from './recharge/index.ts'
import { hasMoney, ownLines, statementRoutes } from './statement/index.ts'
import { ownTransfers, transferChecks, transferRoutes, transferTimers } from './transfer/index.ts'
import { ownWithdrawals, withdrawalCase, withdrawChecks, withdrawRoutes, withdrawTimers } from './withdraw/index.ts'

export const manifest: Module = {
  name: 'payments/wallet',
  purpose: 'top-ups, withdrawals, transfers and the statement of a wallet',
  routes: [...statementRoutes, ...rechargeRoutes, ...withdrawRoutes, ...transferRoutes],
  eventHandlers: rechargeListeners,
  schedules: (kernel) => [...rechargeTimers(kernel), ...withdrawTimers(kernel), ...transferTimers(kernel)],
  checks: [...rechargeChecks, ...withdrawChecks, ...transferChecks],
  person: {
    ownData: { recharges: ownRecharges, withdrawals: ownWithdrawals, transfers: ownTransfers, wallet: ownLines },
    unsettled: hasMoney,
  },
  cases: [rechargeCase, withdrawalCase],
}
