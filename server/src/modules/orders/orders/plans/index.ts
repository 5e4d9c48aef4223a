export { lawDaysOf, returnDaysOf } from './law.ts'
export { orderTimes, ratableSince } from './order-times.ts'
export {
  orderActions,
  deadlineOf,
  isRefundable,
  noRefunds,
  protectionOf,
  ratableUntil,
  type RefundStanding,
  sellerActionsOf,
} from './plan-order.ts'
export { remainingAmount, legsBetween, planShares, planTakingBack, type SettledPart } from './plan-settling.ts'
export { protectionSays } from './protection-words.ts'
export { timelineOf } from './timeline.ts'
