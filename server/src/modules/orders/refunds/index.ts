export { countsOfShop, firstDueOfShop, refundsByIds, toAnswerOf } from './records/index.ts'
export { leftToRefund } from './payouts/index.ts'
export { moveOverdueRefunds, remindOfRefunds } from './timers.ts'
