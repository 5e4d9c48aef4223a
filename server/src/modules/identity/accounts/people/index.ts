export {
  type Customer,
  customerByEmail,
  customerById,
  holdCustomer,
  insertCustomer,
  inviterOf,
  knownCustomer,
  markVerified,
  pausePayouts,
  setPassword,
} from './customer-rows.ts'
export { makeAccount } from './new-account.ts'
export { payoutPauseEnd } from './payout-pause.ts'
export { maskName, maskNumber } from './plan-mask.ts'
export { userRow, userInfo, loginResponse, showUser } from './show-user.ts'
