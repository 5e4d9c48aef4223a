export { openRefundsOfSales } from './open-refunds.ts'
export { ordersChecks } from './orders-checks.ts'
export { ownOrders } from './own-orders.ts'
export {
  type MovedSale,
  type NewSale,
  type Placed,
  type Placing,
  type SaleMove,
  type SaleRow,
  hasOpenOrders,
  hasOrdered,
  insertSales,
  moveSales,
  salesOfPayments,
} from './sale-rows.ts'
export { waitingOrders } from './waiting-orders.ts'
