import type { Errands } from '../../../kernel/errands/index.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { makeGateways } from './gateways.ts'
import { lookingErrand, lookTask } from './look-at-payment.ts'
import { openingErrand, openTask } from './open-payment.ts'
import { returningErrand, returnTask } from './return-payment.ts'

export type { Channel } from './kinds/index.ts'
export { channelsOf, gatewayNameOf } from './gateways.ts'
export { type HostedPayment, openHostedPayment, type PaymentOpened } from './open-payment.ts'
export { type PartOfPayment, returnHostedPayment } from './return-payment.ts'
export { gatewaysDoor } from './doors.ts'
export { gatewaysChecks } from './reversals/index.ts'
export { openPaymentsOf } from './sessions/index.ts'
export { gatewaysTimers, lookAtSilent, tryReversalsAgain } from './timers.ts'

export const gatewaysErrands = (kernel: Kernel): Errands => {
  const gateways = makeGateways(kernel)
  return {
    [openTask]: openingErrand(kernel, gateways),
    [lookTask]: lookingErrand(kernel, gateways),
    [returnTask]: returningErrand(kernel, gateways),
  }
}
