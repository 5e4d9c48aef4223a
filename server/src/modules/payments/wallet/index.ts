export { requestsOfTransaction } from './find-transaction.ts'
