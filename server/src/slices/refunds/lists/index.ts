export { everyRefundBefore, countsOfShop, countsOfTabs, firstDueOfShop, hasOpenRefunds, refundsOf, refundsOfShop } from './list-rows.ts'
