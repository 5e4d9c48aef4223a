export { owedOf } from './owed.ts'
