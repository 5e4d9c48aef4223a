export { countsOfShop, firstDueOfShop, refundsByIds, toAnswerOf } from './records/index.ts'
export { leftToRefund } from './paying/index.ts'
export { moveOverdueRefunds, remindOfRefunds } from './timers.ts'
