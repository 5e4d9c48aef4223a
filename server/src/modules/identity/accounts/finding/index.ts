export { type FoundCustomer, customerView, customersBefore, customersByIds, findCustomers, joinedWithin } from './find-customers.ts'
export { namesOfCustomers } from './names-of-customers.ts'
