export { type Held, countOpen, endPaid, holdWithSale, moveRefund } from './move-refund.ts'
export { remindOfReturn, tellStep } from './notify-refund.ts'
