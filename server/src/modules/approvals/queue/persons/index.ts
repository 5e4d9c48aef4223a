export { type CasesOf, casesOf } from './cases-of.ts'
