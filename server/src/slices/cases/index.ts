export type { CaseFacts, CaseRecord, CaseSource, Decision, DecisionRefused } from './case-source.ts'
export { casesRoutes } from './routes.ts'
