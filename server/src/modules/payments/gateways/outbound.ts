import type { Errands } from '../../../platform/external/outbound/index.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { makeGateways } from './gateways.ts'
import { lookingErrand, lookTask } from './look-at-payment.ts'
import { openingErrand, openTask } from './open-payment.ts'
import { returningErrand, returnTask } from './return-payment.ts'

/** The calls to gateways, made while no transaction is open. */
export const gatewaysErrands = (kernel: Kernel): Errands => {
  const gateways = makeGateways(kernel)
  return {
    [openTask]: openingErrand(kernel, gateways),
    [lookTask]: lookingErrand(kernel, gateways),
    [returnTask]: returningErrand(kernel, gateways),
  }
}
