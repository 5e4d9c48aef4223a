import { dayMs } from '@plaza/values'
/** The mall promises a decision within this time. */
export const rechargeDecisionMs = dayMs
