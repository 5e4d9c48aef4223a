export {
  orderByNumber,
  soldWithin,
  soldByDay,
  everyOrderBefore,
  cashOrdersAfter,
  newestOrdersOf,
  numbersOfOrders,
  ordersNumbered,
} from './find-sales.ts'
export { waitNoLonger, writeReturnedLines } from './given-back-rows.ts'
export { openRefundsOfOrders } from './open-refunds.ts'
export {
  type MovedOrder,
  type NewOrder,
  type Placed,
  type OrderRow,
  hasOrdered,
  insertOrders,
  moveOrders,
  ordersOfPayments,
} from './sale-rows.ts'
export { type BuyerOrder, goesToOneOf, ordersOfBuyer } from './sales-of-buyer.ts'
export { ordersInEscrow, soldFor } from './shop-money.ts'
