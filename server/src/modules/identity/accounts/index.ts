export { findCustomers, customersBefore, customerView, type FoundCustomer, joinedWithin, customersByIds } from './find-customers.ts'
export { ownerOfCode, referralCode, invitedBefore, type Bond, bondOf } from './invited-rows.ts'
export { namesOfCustomers } from './names-of-customers.ts'
