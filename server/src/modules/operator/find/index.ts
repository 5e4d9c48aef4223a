export { type Meant, readKeyword, recordOf } from './plan-keyword.ts'
