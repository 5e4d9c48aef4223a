export { type CasesOf, casesOf } from './cases-of.ts'
export { type FindCases, findCases } from './find-cases.ts'
export { type WaitingOf, waitingOf } from './waiting-of.ts'
