import { eventHandler } from '../../../../platform/events/events.ts'
import { settleOrderPayment, handleReturnedPayment } from './handle-payment.ts'

export const checkoutEventHandlers = [
  eventHandler('payment.settled', 'orders are paid as their payment was', settleOrderPayment),
  eventHandler('payment.returned', 'a payment that came too late is back where it came from', handleReturnedPayment),
]
