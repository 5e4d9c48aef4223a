export { type Held, countOpen, endPaid, holdWithSale, moveRefund } from './move-refund.ts'
export { remindOfReturn, tellStep } from './notify-refund.ts'
export { sayMore } from './say-more.ts'
