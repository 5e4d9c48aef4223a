export type { CaseDetails, CaseSource, Decision, DecisionRefused } from './case-source.ts'
export { notifyStaff } from './notify-staff.ts'
export { inOrder } from './who-decides.ts'
