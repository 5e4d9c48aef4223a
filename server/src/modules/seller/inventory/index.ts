export { countBy, deliveryDecisionDueAt, isDayToCome } from './terms.ts'
