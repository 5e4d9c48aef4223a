export { type CaseFacts, type CaseRecord, type CaseSource, type Decision, type DecisionRefused, tellStaff } from './sources/index.ts'
export { casesJobs, casesRoutes } from './routes.ts'
