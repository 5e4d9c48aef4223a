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
} from './move-sale.ts'
export { planTimes } from './plan-times.ts'
export { returnUntil, readOrderTimes } from './sale-times.ts'
export { ordersAwaitingShop } from './sales-in-hands.ts'
