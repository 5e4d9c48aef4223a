import { eventHandler } from '../../../../platform/events/events.ts'
import { settleRecharge } from './handle-payment.ts'

export const rechargeEventHandlers = [eventHandler('payment.settled', 'a recharge by card or bank ends as its payment did', settleRecharge)]
