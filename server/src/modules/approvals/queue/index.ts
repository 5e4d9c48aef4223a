export { type CaseFacts, type CaseSource, type Decision, type DecisionRefused, tellStaff } from './sources/index.ts'
export { type CasesOf, casesOf } from './cases-of.ts'
export { type WaitingOf, waitingOf } from './waiting-of.ts'
