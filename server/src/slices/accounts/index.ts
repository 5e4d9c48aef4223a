export { type NewCustomer, insertCustomer } from './customer-rows.ts'
export { hashPassword, passwordMatches } from './passwords.ts'
export { accountsRoutes } from './routes.ts'
