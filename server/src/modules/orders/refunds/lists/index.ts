export {
  everyRefundBefore,
  countsOfShop,
  countsOfTabs,
  firstDueOfShop,
  hasOpenRefunds,
  refundsOf,
  refundsByIds,
  refundsOfShop,
  toAnswerOf,
} from './list-rows.ts'
export { refundedByDay } from './refunds-by-day.ts'
