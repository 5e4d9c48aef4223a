import { listener } from '../../../../platform/events/events.ts'
import { settleOrderPayment, hearReturned } from './hear-payment.ts'

export const checkoutListeners = [
  listener('payment.settled', 'orders are paid as their payment was', settleOrderPayment),
  listener('payment.returned', 'a payment that came too late is back where it came from', hearReturned),
]
