export { moveOverdueRefunds } from './schedules.ts'
