import type { Kernel } from '../../../kernel/kernel.ts'
import { rechargeCase, rechargeChecks, rechargeListeners, rechargeRoutes, rechargeTimers } from './recharge/index.ts'
import { statementRoutes } from './statement/index.ts'
import { transferChecks, transferRoutes, transferTimers } from './transfer/index.ts'
import { withdrawalCase, withdrawChecks, withdrawRoutes, withdrawTimers } from './withdraw/index.ts'

export { fillRecharge, ownRecharges } from './recharge/index.ts'
export { hasMoney, ownLines } from './statement/index.ts'
export { ownTransfers } from './transfer/index.ts'
export { ownWithdrawals } from './withdraw/index.ts'
export const walletRoutes = [...statementRoutes, ...rechargeRoutes, ...withdrawRoutes, ...transferRoutes]
export const walletCases = [rechargeCase, withdrawalCase]
export const walletChecks = [...rechargeChecks, ...withdrawChecks, ...transferChecks]
export const walletListeners = [...rechargeListeners]
export const walletTimers = (kernel: Kernel) => [...rechargeTimers(kernel), ...withdrawTimers(kernel), ...transferTimers(kernel)]
