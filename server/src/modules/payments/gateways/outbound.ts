import type { OutboundCalls } from '../../../platform/external/outbound/index.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { makeGateways } from './gateways.ts'
import { paymentCheckOutbound, lookTask } from './look-at-payment.ts'
import { openPaymentOutbound, openTask } from './open-payment.ts'
import { returnPaymentOutbound, returnTask } from './return-payment.ts'

/** The outbound calls to gateways. They run outside any database transaction. */
export const gatewaysOutbound = (kernel: Kernel): OutboundCalls => {
  const gateways = makeGateways(kernel)
  return {
    [openTask]: openPaymentOutbound(kernel, gateways),
    [lookTask]: paymentCheckOutbound(kernel, gateways),
    [returnTask]: returnPaymentOutbound(kernel, gateways),
  }
}
