export { endDueSuspensions } from './timers.ts'
