export { type Held, holdWithSale, moveRefund, takeSteps } from './move-refund.ts'
export { remindOfReturn, tellStep } from './notify-refund.ts'
export { endOfPayment, openAfter, timesAfter } from './plan-steps.ts'
export { sayMore } from './say-more.ts'
