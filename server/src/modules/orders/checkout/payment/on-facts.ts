import { listener } from '../../../../platform/events/events.ts'
import { hearPayment, hearReturned } from './hear-payment.ts'

export const checkoutListeners = [
  listener('payment.settled', 'orders are paid as their payment was', hearPayment),
  listener('payment.returned', 'a payment that came too late is back where it came from', hearReturned),
]
