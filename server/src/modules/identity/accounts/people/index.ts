export { type Customer, customerByEmail, customerById, lockCustomer, insertCustomer, knownCustomer, markVerified } from './customer-rows.ts'
export { makeAccount } from './new-account.ts'
export { maskName, maskNumber } from './plan-mask.ts'
