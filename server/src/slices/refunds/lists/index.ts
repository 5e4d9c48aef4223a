export { countsOfShop, countsOfTabs, hasOpenRefunds, refundsOf, refundsOfShop } from './list-rows.ts'
