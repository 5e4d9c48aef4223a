export { addressLines } from './address-lines.ts'
export { commissionOf, commissionTerms } from './commission.ts'
