export {
  orderByNumber,
  soldWithin,
  soldByDay,
  everyOrderBefore,
  cashOrdersAfter,
  newestOrdersOf,
  numbersOfOrders,
  ordersNumbered,
  type OrderSearch,
} from './find-orders.ts'
export { waitNoLonger, writeReturnedLines } from './given-back-rows.ts'
export { hasSigns, numberBegins } from './number-parts.ts'
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
} from './order-rows.ts'
export { type BuyerOrder, goesToOneOf, ordersOfBuyer } from './orders-of-buyer.ts'
export { ordersInEscrow, soldFor } from './shop-money.ts'
