export { type Due, duesByIds, lockDue, openDueOf, openDuesAfter, openDueSums, sumOfDues, endDue } from './due-rows.ts'
export { payOrOwe } from './pay-or-owe.ts'
export { debtOf, receivableOf, settleShop } from './settle-shop.ts'
