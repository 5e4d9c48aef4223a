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
