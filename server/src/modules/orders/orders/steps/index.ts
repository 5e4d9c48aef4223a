export { countRated } from './count-rated.ts'
export {
  type LockedOrder,
  type NextDeed,
  type OrderChange,
  anyGoesOn,
  orderedQuantities,
  lockDueOrder,
  lockOrder,
  dueOrders,
  upcomingOrders,
  writeOrderChange,
} from './move-order.ts'
export { planTimes } from './plan-times.ts'
export { returnUntil, readOrderTimes } from './order-times.ts'
export { ordersAwaitingShop } from './orders-in-hands.ts'
