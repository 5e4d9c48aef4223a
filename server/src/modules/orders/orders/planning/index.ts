export { lawDaysOf, returnDaysOf } from './law.ts'
export { orderTimes, ratableSince } from './order-times.ts'
export {
  actionsOf,
  deadlineOf,
  isCancellable,
  isExtendable,
  isReceivable,
  isRefundable,
  protectionOf,
  ratableUntil,
  sellerActionsOf,
} from './plan-order.ts'
export { protectionSays } from './protection-words.ts'
export { timelineOf } from './timeline.ts'
