export { everyRefundBefore, countsOfShop, countsOfTabs, firstDueOfShop, hasOpenRefunds, refundsOf, refundsOfShop } from './list-rows.ts'
export { refundedByDay } from './refunds-by-day.ts'
