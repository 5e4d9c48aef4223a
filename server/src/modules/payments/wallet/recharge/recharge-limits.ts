import { dayMs } from '@plaza/values'
/** The mall promises a decision about a recharge within this time. */
export const rechargeDecisionMs = dayMs
