export { moveOverdueRefunds } from './timers.ts'
