export { callOffOwn } from './call-off.ts'
export { completePayment, orderReference } from './complete-payment.ts'
export { type PaidBy, holdPaidBy } from './held-payment.ts'
export { holdPayment } from './payment-rows.ts'
