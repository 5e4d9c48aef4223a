export { type PaidHow, paidHow } from './paid-how.ts'
