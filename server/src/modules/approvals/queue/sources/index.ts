export type { CaseFacts, CaseRecord, CaseSource, Decision, DecisionRefused } from './case-source.ts'
export { tellStaff } from './tell-staff.ts'
export { inOrder, isMoney, caseRights } from './who-decides.ts'
