export { ChainTrouble } from './ask-network.ts'
export { confirmationsNeeded, lookUp, mayApproveAlone } from './look-up.ts'
export type { ChainCheck } from './plan-finding.ts'
