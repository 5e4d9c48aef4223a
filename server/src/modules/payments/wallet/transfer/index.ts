export { heldHours, transferTerms } from './transfer-terms.ts'
