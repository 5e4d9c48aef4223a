import { listener } from '../../../../platform/events/events.ts'
import { settleRecharge } from './hear-payment.ts'

export const rechargeListeners = [listener('payment.settled', 'a recharge by card or bank ends as its payment did', settleRecharge)]
