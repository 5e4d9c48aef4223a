export { decideBy, papersUntil, pauseEnd } from './terms.ts'
