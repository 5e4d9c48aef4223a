export type { CaseFacts, CaseSource, Decision, DecisionRefused } from './case-source.ts'
export { notifyStaff } from './tell-staff.ts'
export { inOrder } from './who-decides.ts'
