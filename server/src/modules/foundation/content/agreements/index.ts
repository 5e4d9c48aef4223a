export { agree } from './agreement-rows.ts'
