export { cancelOwn } from './call-off.ts'
export { completePayment, orderReference } from './complete-payment.ts'
export { type PaidBy, lockPaidBy } from './held-payment.ts'
export { lockPayment } from './payment-rows.ts'
