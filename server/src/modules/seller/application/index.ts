export { applicationDueAt, papersUntil, pauseEnd } from './terms.ts'
