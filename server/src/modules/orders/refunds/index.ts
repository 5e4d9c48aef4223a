import { answeringRoutes } from './answering/index.ts'
import { askingRoutes } from './asking/index.ts'
import { refundCase } from './refund-case.ts'

export { ownRefunds } from './asking/index.ts'
export { refundsListeners } from './on-facts.ts'
export { refundsChecks } from './refund-checks.ts'
export { countsOfShop, firstDueOfShop, hasOpenRefunds, refundsByIds, toAnswerOf } from './lists/index.ts'
export { leftToRefund } from './paying/index.ts'
export { refundsOfSales } from './records/index.ts'
export { moveOverdueRefunds, refundsTimers, remindOfRefunds } from './timers.ts'
export const refundsRoutes = [...askingRoutes, ...answeringRoutes]
export const refundsCases = [refundCase]
