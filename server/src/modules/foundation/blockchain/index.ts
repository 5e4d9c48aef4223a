export { ChainTrouble } from './ask-network.ts'
export { confirmationsNeeded, lookUp, mayApproveAlone } from './look-up.ts'
export type { Finding } from './plan-finding.ts'
