export { saleByNumber, soldWithin, soldByDay, everySaleBefore, cashSalesAfter } from './find-sales.ts'
export { waitNoLonger, writeGivenBack } from './given-back-rows.ts'
export { openRefundsOfSales } from './open-refunds.ts'
export {
  type MovedSale,
  type NewSale,
  type Placed,
  type SaleRow,
  hasOrdered,
  insertSales,
  moveSales,
  salesOfPayments,
} from './sale-rows.ts'
export { type BoughtSale, goesToOneOf, salesOfBuyer } from './sales-of-buyer.ts'
export { salesInEscrow, soldFor } from './shop-money.ts'
