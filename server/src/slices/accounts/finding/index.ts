export { type FoundCustomer, customerView, customersBefore, customersByIds, findCustomers } from './find-customers.ts'
export { namesOfCustomers } from './names-of-customers.ts'
