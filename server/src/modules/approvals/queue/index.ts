export { type CaseFacts, type CaseSource, type Decision, type DecisionRefused, tellStaff } from './sources/index.ts'
