export { ChainTrouble } from './ask-network.ts'
export { confirmationsNeeded, lookUp, mayApproveAlone, type LookUp } from './look-up.ts'
export type { Finding } from './plan-finding.ts'
