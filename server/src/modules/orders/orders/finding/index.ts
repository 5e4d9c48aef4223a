export { cashSalesAfter, everySaleBefore, saleByNumber, soldByDay, soldWithin } from './find-sales.ts'
export { type BoughtSale, goesToOneOf, salesOfBuyer } from './sales-of-buyer.ts'
