export { type FoundCustomer, customerView, customersBefore, findCustomers } from './find-customers.ts'
