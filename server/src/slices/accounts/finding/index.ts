export { type FoundCustomer, customerView, customersBefore, customersByIds, findCustomers } from './find-customers.ts'
