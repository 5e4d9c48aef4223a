export { fillRecharge } from './fill-recharge.ts'
export { rechargeDecisionMs as rechargeDecidedWithinMs } from './recharge-limits.ts'
