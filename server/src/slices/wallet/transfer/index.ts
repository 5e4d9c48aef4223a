export { ownTransfers } from './list-transfers.ts'
export { transferRoutes } from './routes.ts'
export { endDueTransfers, transferTimers } from './timers.ts'
export { transferChecks } from './transfer-checks.ts'
