import { dayMs } from '@plaza/values'
/** A decision is promised within this time. */
export const rechargeDecisionMs = dayMs
