export { countBy, decideBy, isDayToCome } from './terms.ts'
